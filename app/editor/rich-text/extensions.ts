import { StarterKit } from '@tiptap/starter-kit';

/** Exactly the elements that the cleaner passes (`clean-blocks.server.ts`). */
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
