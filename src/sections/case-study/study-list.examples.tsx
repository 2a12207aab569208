import { several } from "../../blocks/example-content";
import { card } from "./example-study";
import { StudyList } from "./study-list";

export const examples = {
  "three studies": <StudyList empty="No study." studies={several(3, card)} />,
};
