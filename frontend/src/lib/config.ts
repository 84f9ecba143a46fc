import { noteAnswer } from './connection.ts';
import { surfaceOf } from './surface.ts';

interface PoolConfig {
  readonly userPoolId: string;
  readonly userPoolClientId: string;
}

/** The provider of the site's maps. */
export type MapConfig =
  | { readonly provider: 'google'; readonly key: string; readonly mapId: string }
  | { readonly provider: 'amazon'; readonly key: string; readonly region: string }
  | { readonly provider: 'bundled' };

/** Where failures and analytics are sent, and for which share of visits. */
interface RumConfig {
  /** Ends in a slash; a path means this site. */
  readonly endpoint: string;
  readonly appMonitorId: string;
  readonly sampleRate: number;
}

/** Written at deployment, for each surface: one build serves every environment. */
export interface SiteConfig {
  readonly environment: string;
  /** The surface's own user pool. */
  readonly pool: PoolConfig;
  /** The pools' endpoint; a path means this site. */
  readonly userPoolEndpoint: string;
  readonly supportPhone: string;
  readonly supportEmail: string;
  readonly map: MapConfig;
  readonly inboundMailDomain: string;
  /** Origins that may frame the order service. */
  readonly frameAncestors: readonly string[];
  /** Null in a configuration cached for offline use by an older release. */
  readonly rum: RumConfig | null;
}

/**
 * Fetches the configuration, once per page; offline it is the cached one. Rejects if it can't be loaded or is invalid.
 */
export async function loadConfig(): Promise<SiteConfig> {
  const { config, store } = surfaceOf(location.pathname);
  const kept = `${store}.config`;
  // The document preloads it with these exact options, so that it loads alongside the scripts.
  const response = await fetch(config).catch((error: unknown) => error);
  if (response instanceof Response) {
    if (!response.ok) throw new Error(`config.json was answered with ${response.status}.`);
    const text = await response.text();
    loaded = parseConfig(JSON.parse(text));
    keepForOffline(kept, text);
    return loaded;
  }
  const last = window.self === window.top ? localStorage.getItem(kept) : null;
  if (last === null) throw response;
  noteAnswer(false);
  loaded = parseConfig(JSON.parse(last));
  return loaded;
}

function keepForOffline(name: string, text: string): void {
  // Nothing is stored or read in a frame.
  if (window.self !== window.top) return;
  try {
    localStorage.setItem(name, text);
  } catch {
    // If storage is full or forbidden, only starting offline is lost.
  }
}

/** The configuration fetched by `loadConfig`. */
export function siteConfig(): SiteConfig {
  if (loaded === undefined) throw new Error('The configuration is read before it is loaded.');
  return loaded;
}

/** Checks by hand what it reads: this runs before the first paint, and a schema library would be most of its size. */
export function parseConfig(json: unknown): SiteConfig {
  const from = record(json, 'config.json');
  return {
    environment: text(from, 'environment'),
    pool: poolOf(record(from.pool, 'pool of config.json')),
    userPoolEndpoint: text(from, 'userPoolEndpoint'),
    supportPhone: text(from, 'supportPhone'),
    supportEmail: text(from, 'supportEmail'),
    map: mapOf(record(from.map, 'map of config.json')),
    inboundMailDomain: text(from, 'inboundMailDomain'),
    frameAncestors: Array.isArray(from.frameAncestors)
      ? from.frameAncestors.filter((site) => typeof site === 'string')
      : [],
    rum: from.rum == null ? null : rumOf(record(from.rum, 'rum of config.json')),
  };
}

let loaded: SiteConfig | undefined;

function record(json: unknown, name: string): Record<string, unknown> {
  if (typeof json !== 'object' || json === null) throw new Error(`${name} is not an object.`);
  return json as Record<string, unknown>;
}

function text(from: Record<string, unknown>, name: string): string {
  const value = from[name];
  if (typeof value !== 'string' || value === '') throw new Error(`config.json lacks ${name}.`);
  return value;
}

function mapOf(from: Record<string, unknown>): MapConfig {
  const provider = text(from, 'provider');
  if (provider === 'google') return { provider, key: text(from, 'key'), mapId: text(from, 'mapId') };
  if (provider === 'amazon') return { provider, key: text(from, 'key'), region: text(from, 'region') };
  return { provider: 'bundled' };
}

function rumOf(from: Record<string, unknown>): RumConfig {
  const { sampleRate } = from;
  if (typeof sampleRate !== 'number') throw new Error('config.json lacks sampleRate.');
  return { endpoint: text(from, 'endpoint'), appMonitorId: text(from, 'appMonitorId'), sampleRate };
}

function poolOf(found: Record<string, unknown>): PoolConfig {
  return { userPoolId: text(found, 'userPoolId'), userPoolClientId: text(found, 'userPoolClientId') };
}
