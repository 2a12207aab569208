import { visitEach } from "../field-visits";
import { type Advise, advise } from "./advise";

/** Days that are over, where something holds until then, and changes that lie in the future. */
export const dateAdvice: Advise = (content, today) =>
  visitEach(content, (value, path, { dayOf }) => {
    if (typeof value !== "string" || !dayOf || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return [];
    if (dayOf === "end" && value < today) {
      return [advise(content, path, `found the day ${value}, which is over; look at it again and move the day.`)];
    }
    if (dayOf === "change" && value > today) {
      return [advise(content, path, `found the day ${value}, which is yet to come; expected the day of a change.`)];
    }
    return [];
  });
