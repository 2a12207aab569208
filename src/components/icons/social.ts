/** The company's other places on the web, by their names in `content/site.yaml`, in a box of 24, for `Icon`. */
export const social = {
  microblog:
    "M6.5 4h11A3.5 3.5 0 0 1 21 7.5v6a3.5 3.5 0 0 1-3.5 3.5H12l-5 4v-4h-.5A3.5 3.5 0 0 1 3 13.5v-6A3.5 3.5 0 0 1 6.5 4zM8 9h8M8 12.5h5",
  codeHost: "M7.5 6.5L2 12l5.5 5.5M16.5 6.5L22 12l-5.5 5.5M13.5 5l-3 14",
  professionalNetwork:
    "M5.5 8h13A2.5 2.5 0 0 1 21 10.5v7a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 17.5v-7A2.5 2.5 0 0 1 5.5 8zM8.5 8V6a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v2M3 13.5h18",
};
