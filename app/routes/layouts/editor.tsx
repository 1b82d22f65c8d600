import { Outlet } from '@remix-run/react';

/** The edited page contains its tools and the frame of the shop. */
export default function EditorLayout() {
  return <Outlet />;
}
