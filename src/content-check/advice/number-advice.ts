import { isScalar } from "yaml";
import { visitEach } from "../field-visits";
import { type Advise, advise } from "./advise";

/** Numbers of three digits behind a point, the last of them a zero: thousands, as other languages write them. */
export const numberAdvice: Advise = (content) =>
  visitEach(content, (value, path) => {
    if (typeof value !== "number") return [];
    const node = content.document.getIn(path, true);
    const source = isScalar(node) ? (node.source ?? "") : "";
    if (!/^-?(?:\d{1,3}\.0{3}|[1-9]\d{0,2}\.\d{2}0)$/.test(source)) return [];
    const message = `found ${source}, which is ${value} here: the point stands before the tenths. Where thousands are meant, write ${source.replace(".", "")}; otherwise ${value}.`;
    return [advise(content, path, message)];
  });
