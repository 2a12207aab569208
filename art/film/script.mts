/**
 * The film as data: what is seen when, and the words drawn in. The sun goes over the whole of it, from the first frame to
 * the last, and the town's light follows it. Change the words here, in `transcript` of content/pages/about.yaml and in
 * static/videos/film.html.
 */
export const film = { width: 1280, height: 720, fps: 25, seconds: 24 } as const;

/** The hour at a second of the film: the day is 7:00 to 17:30. */
export const hourAt = (second: number) => 7 + (10.5 * second) / film.seconds;

export interface Shot {
  /** Second at which it begins; it lasts until the next begins. */
  from: number;
  /** A picture of content/images, best one without a sun of its own, or "town": the hero's town in the light of the hour. */
  picture: string;
  /** Time as a clock would show it, drawn before the words. */
  hour: string;
  words: string;
}

export const shots: readonly Shot[] = [
  { from: 0, picture: "town", hour: "07:00", words: "Morning. The first light is on the roofs." },
  { from: 5.5, picture: "renewable-energy-sources-api", hour: "09:30", words: "We measure sun, wind and water." },
  { from: 8.5, picture: "cloud-services", hour: "11:00", words: "We run clouds on a carbon budget." },
  { from: 11.5, picture: "cybersecurity", hour: "12:00", words: "We keep watch over your systems." },
  { from: 14.5, picture: "remote-developer", hour: "13:30", words: "We lend you the developers you need." },
  { from: 17.5, picture: "town", hour: "17:00", words: "Technology that works with the sun." },
];

/** Seconds in which one shot fades out and the next one in, and the end and the beginning. */
export const fade = 0.4;

/** The shots that a second is between: part `into` of the later one is seen. At the end that is the first. */
export function changeAt(second: number) {
  const left = film.seconds - second;
  if (left < fade) return { before: shots.length - 1, now: 0, into: 1 - left / fade };
  const now = shots.findLastIndex(({ from }) => from <= second);
  return { before: now - 1, now, into: now ? Math.min(1, (second - (shots[now]?.from ?? 0)) / fade) : 1 };
}

/** The shot whose words are seen. Half way through a change they take the place of those before: nobody can read both. */
export function captionAt(second: number): number {
  const { before, now, into } = changeAt(second);
  return into < 0.5 ? before : now;
}
