import type { NoticeView } from './read-notices.server';

/** The button of a message as the form that it posts: it works without script. */
export function NoticeForm({ text, path, fields }: NonNullable<NoticeView['action']>) {
  return (
    <form className="notice-action" method="post" action={path}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="link-button">{text}</button>
    </form>
  );
}
