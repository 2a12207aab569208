/** The words of the film's window, and of the link in it that opens in a new tab. */
export const videoWords = {
  links: { newTab: "(in a new tab)", about: "about {title}", demonstration: "of {title}" },
  video: {
    play: "Play {title}",
    playTestimonial: "Play {name}, {designation}",
    close: "Shut",
    frame: "The film {title}",
    ownPage: "Open it on its own page.",
    transcript: "What it shows",
  },
};
