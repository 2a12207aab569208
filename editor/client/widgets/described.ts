import { pathOf } from "../field-path";
import { useProblemsAt } from "../form/problem-list";

/** Attributes that tie a control to its description and to what the check says of it. */
export function useDescribed(id: string) {
  const problems = useProblemsAt(pathOf(id));
  const isInvalid = problems.some(({ level }) => level === "error");
  return {
    "aria-describedby": problems.length > 0 ? `${id}-problems ${id}-description` : `${id}-description`,
    ...(isInvalid && { "aria-invalid": true }),
  };
}
