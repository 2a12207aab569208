import { Choice } from "./choice";

export const examples = {
  regular: (
    <Choice label="Grid zone" value="IN" onChoose={() => {}}>
      <option value="DE">Germany</option>
      <option value="IN">India</option>
    </Choice>
  ),
};
