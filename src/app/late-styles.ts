import { arcPath } from "../components/arc-sky";
import { dayPath, heightAt } from "../components/day-path";
import { colors } from "../theme/colors";
import { motion, moving } from "../theme/style";

const liftedCard = (state: string) =>
  `[data-cards]>li:has(h3>a)${state}{border-color:${colors.controlBorder};translate:0 -4px}
[data-cards]>li:has(h3>a)${state} [data-leads]::after{translate:3px 0}`;

const lighting = (step: number) =>
  `[data-day-arc]>ol>li:nth-child(${step})>:first-child{animation-range:cover ${12 + step * 10}% cover ${16 + step * 10}%}`;

/** The sun's height over the steps of a process, at every twentieth of its way. */
const climb = Array.from({ length: 21 }, (_, step) => `${step * 5}%{translate:0 ${-heightAt(step / 20)}px}`).join("");

/** Styles that nobody needs in order to read come with the app. A page enlarged to 400 % is less than 26 em high. */
export const lateStyles = `
@media (max-height:26em){
html{scroll-padding-top:16px}
#___gatsby header{position:relative}
}
i{forced-color-adjust:none}
@media screen and (prefers-reduced-motion: no-preference){
a,button{transition:${moving("background-color", "border-color", "color", "transform")}}
summary[data-leads]::after{transition:${moving("rotate")}}
[data-cards]>li,[data-cards] [data-leads]::after{transition:${moving("translate", "border-color")}}
@media (hover:hover){${liftedCard(":hover")}}
${liftedCard(":has(:focus-visible)")}
main>div p:has(+h1){position:relative}
main>div p:has(+h1)::after{content:"";position:absolute;left:6px;top:calc(50% + 1px);width:9px;height:9px;border-radius:50%;background:${colors.accent};transform:rotate(calc((clamp(6,var(--hour),18) - 12)*14deg)) translateY(-10px);animation:rise 1.2s ${motion.easing}}
@keyframes rise{from{transform:rotate(-90deg) translateY(-10px)}}
@supports (animation-timeline:scroll()){
#___gatsby>*>header::after{content:"";position:absolute;left:0;bottom:-6px;width:11px;height:11px;border-radius:50%;background:${colors.accent};animation:read linear both;animation-timeline:scroll()}
@keyframes read{from{opacity:0}2%{opacity:1}to{transform:translateX(calc(100vw - 11px))}}
[data-arc]{view-timeline-name:--arc}
[data-arc]>circle{cx:0;cy:0;offset-path:path("${arcPath}");animation:pass linear both;animation-timeline:--arc}
@keyframes pass{from{offset-distance:36%}to{offset-distance:70%}}
@media (max-width:40em){[data-arc]>circle{animation-name:pass-near}}
@keyframes pass-near{from{offset-distance:39%}to{offset-distance:61%}}
[data-day-arc]{view-timeline-name:--day}
@media (min-width:56.25em){[data-day-arc]::before{content:"";position:absolute;z-index:1;left:calc(100% - 20px);top:${dayPath.ground - 14}px;width:28px;height:28px;border-radius:50%;background:${colors.accent};animation:go linear both,climb linear both;animation-timeline:--day;animation-range:cover 25% cover 65%}}
@keyframes go{from{left:-8px}}
@keyframes climb{${climb}}
[data-day-arc]>ol>li>:first-child{animation:lit linear both;animation-timeline:--day}
${[1, 2, 3, 4, 5, 6].map(lighting).join("")}
@keyframes lit{from{opacity:.4}}
}
}`;
