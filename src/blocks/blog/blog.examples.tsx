import { heading, several } from "../example-content";
import { BlogHeading } from "./blog";

const blog = { ...heading, link: { url: "https://blog.example.com", text: "Read the blog" } };
const resources = several(3, (title) => ({ title, description: "What is there to read.", link: "/about" }));

export const examples = {
  "the way to the blog alone": <BlogHeading blog={{ ...blog, resources: [] }} />,
  "with other things to read": <BlogHeading blog={{ ...blog, resources }} />,
};
