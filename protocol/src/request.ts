import type { GenericSchema, InferInput, InferOutput } from 'valibot';
import type { Route } from './routes.ts';
import { ROUTES } from './routes.ts';

export type RouteName = keyof typeof ROUTES;
export type RouteOf<N extends RouteName> = (typeof ROUTES)[N];

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The parameters in the path of a route. */
export type RouteParams<N extends RouteName> = Readonly<Record<NamesIn<RouteOf<N>['path']>, string>>;

/** The validated body of a request; undefined for a route without one. */
export type RouteBody<N extends RouteName> = OutputOf<N, 'body'>;

/** The validated query of a request; undefined for a route without one. */
export type RouteQuery<N extends RouteName> = OutputOf<N, 'query'>;

/** The response body; undefined for a route without one. */
export type RouteResponse<N extends RouteName> = OutputOf<N, 'response'>;

type Schemas = 'body' | 'query' | 'response';
type OutputOf<N extends RouteName, K extends Schemas> =
  RouteOf<N> extends Readonly<Record<K, infer S extends GenericSchema>> ? InferOutput<S> : undefined;
type InputOf<N extends RouteName, K extends Schemas> =
  RouteOf<N> extends Readonly<Record<K, infer S extends GenericSchema>>
    ? { readonly [Key in K]: InferInput<S> }
    : unknown;

/** The parts of a request that a client fills in: `params`, `query` and `body`, as far as the route has them. */
export type RequestParts<N extends RouteName> = InputOf<N, 'body'> &
  InputOf<N, 'query'> &
  ([NamesIn<RouteOf<N>['path']>] extends [never] ? unknown : { readonly params: RouteParams<N> });

interface AnyParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/** Returns the path of a request, with its parameters and query. */
export function requestPath<N extends RouteName>(name: N, parts: Omit<RequestParts<N>, 'body'>): string {
  const { path }: Route = ROUTES[name];
  const { params = {}, query = {} } = parts as AnyParts;
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(params[param] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) if (value !== undefined) search.set(key, value);
  return String(search) === '' ? filled : `${filled}?${search}`;
}
