import { heading, several } from "../example-content";
import { Blog } from "./blog";

const blog = { ...heading, link: { url: "https://blog.example.com", text: "Read the blog" } };
const resources = several(3, (title) => ({ title, description: "What is there to read.", link: "/about" }));

export const examples = {
  "the way to the blog alone": <Blog section={{ ...blog, resources: [] }} />,
  "with other things to read": <Blog section={{ ...blog, resources }} />,
};
