import type { Model } from '#schema/machines/catalogue.ts';
import { shortestSearch } from '#schema/search-ranking.ts';
import { modelView } from '../model-view.ts';
import { brands } from './brands.ts';
import { foldModel, modelIndex } from './find-model.ts';
import type { CatalogueModel } from './models.ts';

/**
 * Models that fit, best first, as many as asked for: `cat 320`, `Caterpillar 320` and `320` find the same. Those that fit as
 * typed come before those that fit whatever their spaces and dashes (`cat 320gc`, `jlg 600 s`). A search that is too short to
 * count lists those that are ordered for most.
 */
export async function searchModels(search: string, most: number): Promise<Model[]> {
  const { models } = await modelIndex();
  const term = lower(search);
  if (term.length < shortestSearch) return models.slice(0, most).map(modelView);
  asWritten ??= spelling(models, ' ', lower);
  const found = fitting(models, asWritten, term);
  const packedTerm = foldModel(term);
  if (found.length < most && packedTerm.length >= shortestSearch) {
    packed ??= spelling(models, '', foldModel);
    found.push(...fitting(models, packed, packedTerm));
  }
  return [...new Set(found)].slice(0, most).map(modelView);
}

export async function modelOfCatalogue(modelId: string): Promise<CatalogueModel | undefined> {
  const { byId } = await modelIndex();
  return byId.get(modelId);
}

/** How the names of all are compared: as they are written, or whatever their spaces and dashes. */
interface Spelling {
  /** What stands between maker and model. */
  readonly gap: string;
  /** The folded names of each model, and of each maker, aliases among them. */
  readonly models: readonly string[];
  readonly makers: ReadonlyMap<string, readonly string[]>;
}

let asWritten: Spelling | undefined;
let packed: Spelling | undefined;

function spelling(models: readonly CatalogueModel[], gap: string, fold: (name: string) => string): Spelling {
  return {
    gap,
    models: models.map(({ model }) => fold(model)),
    makers: new Map(brands.map(({ name, aliases }) => [name, [name, ...aliases].map(fold)])),
  };
}

/**
 * Models whose names fit as searchScore says, best first. A maker's names are looked at once for all of its models: a search
 * over thousands takes a millisecond or two so, not fifty.
 */
function fitting(models: readonly CatalogueModel[], names: Spelling, term: string): CatalogueModel[] {
  const makers = new Map<string, MakerFit>();
  const fits: { model: CatalogueModel; score: number }[] = [];
  for (const [index, model] of models.entries()) {
    let maker = makers.get(model.brand);
    if (maker === undefined) {
      maker = fitOfMaker(names.makers.get(model.brand) ?? [], names.gap, term);
      makers.set(model.brand, maker);
    }
    const text = names.models[index] ?? '';
    let score = Math.max(maker.whole, scoreOf(text, term));
    for (const { rest, score: begun } of maker.begun) {
      if (begun > score && text.startsWith(rest)) score = begun;
    }
    if (score > 0) fits.push({ model, score });
  }
  return fits.sort((one, other) => other.score - one.score).map(({ model }) => model);
}

interface MakerFit {
  /** How well the maker's name alone fits. */
  readonly whole: number;
  /** What is left of the term for the model where the maker's name is its beginning, and how well it fits then. */
  readonly begun: readonly { readonly rest: string; readonly score: number }[];
}

function fitOfMaker(makers: readonly string[], gap: string, term: string): MakerFit {
  const begun: { rest: string; score: number }[] = [];
  for (let cut = 1; cut + gap.length < term.length; cut += 1) {
    if (!term.startsWith(gap, cut)) continue;
    const [left, rest] = [term.slice(0, cut), term.slice(cut + gap.length)];
    const scores = makers
      .filter((name) => name.endsWith(left))
      .map((name) => scoreAt(name, name.length - left.length));
    if (scores.length > 0) begun.push({ rest, score: Math.max(...scores) });
  }
  return { whole: Math.max(0, ...makers.map((name) => scoreOf(name, term))), begun };
}

/** What searchScore says of folded texts. */
function scoreOf(text: string, term: string): number {
  let best = 0;
  for (let at = text.indexOf(term); at >= 0 && best < 2; at = text.indexOf(term, at + 1)) {
    best = Math.max(best, scoreAt(text, at));
  }
  return best;
}

function scoreAt(text: string, at: number): number {
  if (at === 0) return 3;
  return /[\p{L}\p{N}]/u.test(text[at - 1] ?? ' ') ? 1 : 2;
}

function lower(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
