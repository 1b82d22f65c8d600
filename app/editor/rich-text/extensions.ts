import { StarterKit } from '@tiptap/starter-kit';

/** What the cleaner lets through (`clean-blocks.server.ts`), and no more. */
export const EXTENSIONS = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    heading: { levels: [2, 3, 4] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { rel: null, target: null },
    },
    dropcursor: false,
    trailingNode: false,
  }),
];
