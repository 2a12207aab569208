import type { StandingPictureImage, SunlitPictureImage } from "../content/pictures/picture-image";

const drawing = [
  "%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1080 810'%3E",
  "%3Cellipse cx='540' cy='560' rx='430' ry='170' fill='%23CFE0C4'/%3E",
  "%3Ccircle cx='700' cy='250' r='110' fill='%23FFB938'/%3E",
  "%3Cpath d='M300 560V330l150-90 150 90v230z' fill='%23F0764F'/%3E%3C/svg%3E",
].join("");
const address = `data:image/svg+xml,${drawing.replaceAll(" ", "%20")}`;

/** Picture of which only the day is drawn. */
type DayPicture = StandingPictureImage & SunlitPictureImage & { readonly src: { readonly evening: null } };

/** A picture for the examples, which needs no file: transparent, and 4 to 3 as most of the site's are. */
export const examplePicture = (alt = "A house on a hill below the sun"): DayPicture => ({
  alt,
  focus: null,
  src: {
    evening: null,
    foot: null,
    sunPath: null,
    childImageSharp: {
      gatsbyImageData: {
        layout: "constrained",
        width: 1080,
        height: 810,
        images: { sources: [], fallback: { src: address, srcSet: `${address} 1080w`, sizes: "100vw" } },
      },
    },
  },
});

/** The logo of a company that does not exist. */
export const exampleLogo = (alt = "Halden") => ({
  alt,
  src: {
    publicURL:
      "data:image/svg+xml,%3Csvg%20xmlns='http://www.w3.org/2000/svg'%20viewBox='0%200%20150%2040'%3E%3Cpath%20d='M4%2036V4h12v12h20V4h12v32H36V24H16v12zm60%200V4h70v10H76v22z'/%3E%3C/svg%3E",
  },
});
