/**
 * The film as data: what is seen when, and the words drawn in. Change the words here and in static/videos/film.html.
 */
export const film = { fps: 25, seconds: 24 } as const;

export interface Shot {
  /** Second at which it begins; it lasts until the next begins. */
  from: number;
  /** A picture of content/images, best one without a sun of its own, and what it becomes: the same things in another light. */
  pictures: readonly [string, string?];
  /** Time as a clock would show it at the beginning, drawn before the words. */
  hour: string;
  words: string;
}

/** The first begins with what the last ends with, in another light: the film goes on as the days do. */
export const shots: readonly Shot[] = [
  { from: 0, pictures: ["hero-morning", "hero"], hour: "07:00", words: "Morning. The first light is on the roofs." },
  { from: 5.5, pictures: ["renewable-energy-sources-api"], hour: "09:30", words: "We measure sun, wind and water." },
  { from: 8.5, pictures: ["cloud-services"], hour: "11:00", words: "We run clouds on a carbon budget." },
  { from: 11.5, pictures: ["cybersecurity"], hour: "12:00", words: "We keep watch over your systems." },
  { from: 14.5, pictures: ["remote-developer"], hour: "13:30", words: "We lend you the developers you need." },
  { from: 17.5, pictures: ["hero", "hero-evening"], hour: "17:00", words: "Technology that works with the sun." },
];

/** Seconds in which one shot fades out and the next one in, and in which the end becomes the beginning. */
const fade = 0.6;
const night = 1.2;

/** The shots that a second is between: part `into` of the later one is seen. At the end that is the first. */
export function changeAt(second: number) {
  const left = film.seconds - second;
  if (left < night) return { before: shots.length - 1, now: 0, into: 1 - left / night };
  const now = shots.findLastIndex(({ from }) => from <= second);
  return { before: now - 1, now, into: now ? Math.min(1, (second - (shots[now]?.from ?? 0)) / fade) : 1 };
}

/** Part of a shot that is over at a second, 0 to 1. */
export function partOf(shot: number, second: number): number {
  const from = shots[shot]?.from ?? 0;
  const until = shots[shot + 1]?.from ?? film.seconds - night;
  return Math.min(1, Math.max(0, (second - from) / (until + fade - from)));
}

/** The sun's path is that of a day around noon; when it is down, the film is at its end. */
export const day = { from: 6.5, until: 17.5 } as const;
const clock = shots.map(({ from, hour }) => ({ from, at: Number(hour.slice(0, 2)) + Number(hour.slice(3)) / 60 }));
clock.push({ from: film.seconds, at: day.until });

/** The hour at a second. The shots' hours are unevenly far apart: over four seconds the sun changes its pace. */
export function hourAt(second: number): number {
  const around = Array.from({ length: 81 }, (_, i) => hourBetween(second + (i - 40) / 20));
  return around.reduce((sum, hour) => sum + hour) / around.length;
}

function hourBetween(second: number): number {
  const i = clock.findLastIndex(({ from }, i) => i === 0 || (from <= second && i < clock.length - 1));
  const [a, b] = [clock[i], clock[i + 1]];
  if (!a || !b) throw new Error("The script has no two shots.");
  return a.at + ((b.at - a.at) * (second - a.from)) / (b.from - a.from);
}
