import { BulletList } from "./bullet-list";

const items = [
  "What you want to change",
  "What has been tried",
  "A line that is so long that it breaks on every screen, however wide that is, because it says two things at once and then a third",
];

export const examples = {
  regular: <BulletList items={items} />,
  dense: <BulletList items={items} variant="dense" />,
  "the same line twice": <BulletList items={["Once more", "Once more"]} />,
};
