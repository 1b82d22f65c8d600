export { projectRoot } from '../app/lib/project-root.server';
