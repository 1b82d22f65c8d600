/** The parts of domino that its types leave out. */
declare module '@mixmark-io/domino' {
  export type MendedKind =
    | 'Document'
    | 'DocumentFragment'
    | 'HTMLElement'
    | 'HTMLFormElement'
    | 'HTMLInputElement'
    | 'HTMLOptionElement'
    | 'HTMLSelectElement';

  class HTMLParser {
    constructor(address: string, context: undefined, options: { scripting_enabled: boolean });
    parse(html: string, isAll: boolean): void;
    document(): Document;
  }

  const domino: {
    impl: Record<MendedKind, { prototype: object }> & { HTMLParser: typeof HTMLParser };
  };
  export default domino;
}

declare module '@mixmark-io/domino/lib/select.js' {
  const select: {
    operators: Record<string, (value: string, wanted: string) => boolean>;
    selectors: {
      ':scope'(node: unknown): boolean;
      attr(
        name: string,
        operator: string,
        wanted: string,
        isAnyCase: boolean,
      ): (node: { getAttribute?(name: string): string | null }) => boolean;
    };
  };
  export default select;
}
