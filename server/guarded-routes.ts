import type { LoaderFunction, ServerBuild } from '@remix-run/node';
import type { Guards } from '../app/lib/guard';
import type { RouteFacts } from '../app/lib/route-facts';

type Routes = ServerBuild['routes'];
type Route = NonNullable<Routes[string]>;

/** Returns the build with each route's guards before its loader. Throws for an unknown guard. */
export function guarded(build: ServerBuild): ServerBuild {
  const { guards } = build.entry.module as unknown as { guards: Guards };
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && withGuards(route, guards),
  ]);
  return { ...build, routes: Object.fromEntries(routes) as Routes };
}

function withGuards(route: Route, known: Guards): Route {
  const { handle, loader } = route.module;
  const names = (handle as RouteFacts | undefined)?.guards ?? [];
  const own = names.map((name) => {
    if (!Object.hasOwn(known, name)) {
      throw new Error(
        `Unknown guard "${name}" of the route ${route.id}: known are ${Object.keys(known).join(', ')}`,
      );
    }
    return known[name];
  });
  if (own.length === 0) return route;
  if (!loader) throw new Error(`The route ${route.id} has guards and no loader to guard`);
  const guardedLoader: LoaderFunction = async (args) => {
    for (const guard of own) await guard(args);
    const answer: unknown = await loader(args);
    return answer;
  };
  return { ...route, module: { ...route.module, loader: guardedLoader } };
}
