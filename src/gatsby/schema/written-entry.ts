import { resolve, sep } from "node:path";
import type { GraphQLResolveInfo } from "graphql";
import { fieldsOfKind } from "../../content/fields/field-schemas";
import { contentFolder } from "../../content/files/file-tree";
import { kindOf, traitsOfPage } from "../../content/kinds";
import { folderOf, nameInLanguage } from "../../content/languages/languages";
import { interpolateFields } from "../../content/text/interpolate";
import { siteContents } from "../site-content";
import { EntryResolver, type ResolverContext } from "./entry-data";

interface Written {
  readonly page: string;
  readonly file: string;
  readonly written: object;
}

const pathTo = (file: string) => resolve(contentFolder(), file).replaceAll(sep, "/");

/**
 * A page's entry as it would be if a file below `content/` said something else, for who edits it beside the page. One of a
 * language that has no pages yet stands in the place of the first language's.
 */
export const writtenEntry = {
  type: "JSON",
  args: { page: "String!", file: "String!", written: "JSON!" },
  async resolve(_: unknown, { page, file, written }: Written, context: ResolverContext, info: GraphQLResolveInfo) {
    const sites = siteContents();
    const name = nameInLanguage(file);
    const kind = kindOf(name);
    const node = await context.nodeModel.findOne({ type: "ContentPage", query: { filter: { path: { eq: page } } } });
    if (!kind || !node) throw new Error(`${file} cannot be shown on ${page}.`);
    const { placeholders } = sites.find(({ language }) => language.folder === folderOf(file)) ?? sites[0];
    const parsed = kind.schema.parse(written);
    const said = interpolateFields(fieldsOfKind(kind), parsed, placeholders);
    const site = sites.find(({ language }) => language.code === node.language) ?? sites[0];
    const instead = {
      of: pathTo(site.language.folder + name),
      from: pathTo(file),
      data: said,
      tint: traitsOfPage(kind, parsed)?.tint,
    };
    const resolver = new EntryResolver(context, info, instead);
    return { entry: await resolver.entry(node, [], false), isShown: resolver.hasReplaced, said };
  },
};
