export interface MatchedRoute<T> {
  readonly route: T;
  readonly parameters: Readonly<Record<string, string>>;
}

/**
 * Picks the route for a request as an HTTP API does: a full match before one with a greedy variable, before
 * `$default`; fixed segments before variables, and a specific method before `ANY`.
 *
 * @param path decoded
 */
export function matchRoute<T extends { readonly routeKey: string }>(
  routes: readonly T[],
  method: string,
  path: string,
): MatchedRoute<T> | undefined {
  const segments = path.split('/').slice(1);
  let best: (MatchedRoute<T> & { readonly rank: string }) | undefined;
  for (const route of routes) {
    const [routeMethod = '', routePath] = route.routeKey.split(' ');
    if (routePath === undefined) continue;
    if (routeMethod !== 'ANY' && routeMethod !== method) continue;
    const found = matchPath(routePath.split('/').slice(1), segments);
    if (!found) continue;
    // Compared as text: one letter per segment (fixed before variable before greedy), then the method.
    const rank = `${found.rank}${routeMethod === 'ANY' ? 'z' : 'a'}`;
    if (!best || rank < best.rank) best = { route, parameters: found.parameters, rank };
  }
  if (best) return best;
  const fallback = routes.find(({ routeKey }) => routeKey === '$default');
  return fallback && { route: fallback, parameters: {} };
}

function matchPath(wanted: readonly string[], actual: readonly string[]) {
  const parameters: Record<string, string> = {};
  let rank = '';
  for (const [position, part] of wanted.entries()) {
    const [, name, greedy] = /^\{([^}+]+)(\+?)\}$/.exec(part) ?? [];
    const value = actual[position];
    if (value === undefined) return undefined;
    if (name === undefined) {
      if (part !== value) return undefined;
      rank += 'a';
    } else if (greedy) {
      const rest = actual.slice(position).join('/');
      if (rest === '') return undefined;
      return { parameters: { ...parameters, [name]: rest }, rank: `${rank}g` };
    } else {
      if (value === '') return undefined;
      parameters[name] = value;
      rank += 'b';
    }
  }
  return wanted.length === actual.length ? { parameters, rank } : undefined;
}
