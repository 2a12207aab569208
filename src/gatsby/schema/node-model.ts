import type { Node } from "gatsby";

export type Fields = Readonly<Record<string, unknown>>;

export interface EntryNode extends Node {
  readonly language: string;
  readonly path?: string;
  readonly key?: string;
  readonly tint?: string;
  readonly order?: number;
  readonly data: Fields;
}

export interface FileNode extends Node {
  readonly absolutePath: string;
}

interface Query {
  readonly type: string;
  readonly query: { readonly filter?: object };
}

/** What Gatsby gives to a resolver: it notes what is asked of this, and runs the query again once that has changed. */
export interface ResolverContext {
  readonly nodeModel: {
    findOne: <Found = EntryNode>(query: Query) => Promise<Found | null>;
    findAll: (query: Query) => Promise<{ entries: Iterable<EntryNode> }>;
    getNodeById: (args: { id: string | undefined }) => Node | null;
    findRootNodeAncestor: (source: object, isWanted: (node: Node) => boolean) => FileNode | null;
  };
}
