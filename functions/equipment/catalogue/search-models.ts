import type { Model } from '#schema/machines/catalogue.ts';
import { shortestSearch } from '#schema/search-ranking.ts';
import { brands } from './find-brand.ts';
import { foldModel, modelIndex } from './find-model.ts';
import type { CatalogueModel } from './models.ts';

/**
 * Up to `most` models that match, best first: `cat 320`, `Caterpillar 320` and `320` find the same ones. Matches as typed come
 * before matches that ignore spaces and dashes (`cat 320gc`, `jlg 600 s`). A search that is too short lists the models ordered for
 * most often.
 */
export async function searchModels(search: string, most: number): Promise<Model[]> {
  const { models } = await modelIndex();
  const term = lower(search);
  if (term.length < shortestSearch) return models.slice(0, most).map(modelView);
  asWritten ??= spelling(models, ' ', lower);
  const found = matching(models, asWritten, term);
  const packedTerm = foldModel(term);
  if (found.length < most && packedTerm.length >= shortestSearch) {
    packed ??= spelling(models, '', foldModel);
    found.push(...matching(models, packed, packedTerm));
  }
  return [...new Set(found)].slice(0, most).map(modelView);
}

export async function modelOfCatalogue(modelId: string): Promise<CatalogueModel | undefined> {
  const { byId } = await modelIndex();
  return byId.get(modelId);
}

/** A model as pages show it. There are no pictures because they belong to the makers. */
export function modelView({
  id,
  brand,
  model,
  product,
}: {
  readonly id: string;
  readonly brand: string;
  readonly model: string;
  readonly product: string;
}): Model {
  return {
    id,
    model,
    makeModel: `${brand} ${model}`,
    picture: null,
    brand: { name: brand, picture: null },
    product: { name: product, picture: null, picture3d: null },
  };
}

/** All names in the form in which they are compared: as written, or without spaces and dashes. */
interface Spelling {
  /** What separates maker and model. */
  readonly gap: string;
  /** The folded names of each model and each maker, including aliases. */
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
 * Models whose names match by the rules of `searchScore`, best first. A maker's names are matched once for all of its models, so
 * that a search over thousands takes a millisecond or two instead of fifty.
 */
function matching(models: readonly CatalogueModel[], names: Spelling, term: string): CatalogueModel[] {
  const makers = new Map<string, MakerMatch>();
  const matches: { model: CatalogueModel; score: number }[] = [];
  for (const [index, model] of models.entries()) {
    let maker = makers.get(model.brand);
    if (maker === undefined) {
      maker = makerMatch(names.makers.get(model.brand) ?? [], names.gap, term);
      makers.set(model.brand, maker);
    }
    const text = names.models[index] ?? '';
    let score = Math.max(maker.whole, scoreOf(text, term));
    for (const { rest, score: startScore } of maker.started) {
      if (startScore > score && text.startsWith(rest)) score = startScore;
    }
    if (score > 0) matches.push({ model, score });
  }
  return matches.sort((one, other) => other.score - one.score).map(({ model }) => model);
}

interface MakerMatch {
  /** The score of the maker's name alone. */
  readonly whole: number;
  /** For each way in which the term starts with the maker's name: the rest, which the model must match, and the score. */
  readonly started: readonly { readonly rest: string; readonly score: number }[];
}

function makerMatch(makers: readonly string[], gap: string, term: string): MakerMatch {
  const started: { rest: string; score: number }[] = [];
  for (let cut = 1; cut + gap.length < term.length; cut += 1) {
    if (!term.startsWith(gap, cut)) continue;
    const [left, rest] = [term.slice(0, cut), term.slice(cut + gap.length)];
    const scores = makers
      .filter((name) => name.endsWith(left))
      .map((name) => scoreAt(name, name.length - left.length));
    if (scores.length > 0) started.push({ rest, score: Math.max(...scores) });
  }
  return { whole: Math.max(0, ...makers.map((name) => scoreOf(name, term))), started };
}

/** `searchScore` for texts that are already folded. */
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
