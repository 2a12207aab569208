import { expect, test } from "vitest";
import { offersIn } from "./subjects";

const promotion = (subject: string | undefined, url: string) => ({
  kind: "promotion",
  subject,
  demo: { url, text: "" },
});

test("offers are found wherever they stand, by the wizard that they open, each once", () => {
  const site = {
    Service: [{ data: { sections: [promotion("One pipeline", "/#start-project"), promotion(undefined, "/#other")] } }],
    HomePage: { data: { promotion: promotion("One pipeline", "/contact#start-project") } },
    ServicesPage: { data: { furtherServices: [{ subject: "Green IT", link: "/#start-project" }] } },
    Product: [{ data: { sections: [promotion("A developer", "/#hire-developer")] } }],
    Calculator: { handOver: { subject: "Our own figures", url: "/contact#start-project" } },
    CaseStudy: [{ data: { closing: { subject: "A bill", startProject: { url: "/contact#start-project" } } } }],
  };
  expect(Object.fromEntries(offersIn(site))).toEqual({
    "start-project": ["One pipeline", "Green IT", "Our own figures", "A bill"],
    "hire-developer": ["A developer"],
  });
});

test("what opens no wizard is no offer that a wizard knows", () => {
  expect(offersIn([promotion("By mail", "/contact"), { subject: 3, link: "/#start-project" }, null]).size).toBe(0);
});
