import { BulletList } from "./bullet-list";

const items = [
  "What you want to change",
  "What has been tried",
  "A line that is so long that it breaks on every screen, however wide that is, because it says two things at once and then a third",
];

export const examples = {
  dense: <BulletList items={items} />,
};
