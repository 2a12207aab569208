import { LinkedText } from "./linked-text";
import { Surface } from "./surface";

const html =
  'Some words with <a href="/about">a link</a> in them, &amp; an <a href="https://example.org/">outer</a> one.';

export const examples = {
  plain: <LinkedText html={html} />,
  "on a band": (
    <Surface surface="band" sx={{ p: 3 }}>
      <LinkedText html={html} onBand />
    </Surface>
  ),
};
