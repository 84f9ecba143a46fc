import type { Model } from '#schema/machines/catalogue.ts';

/** A model as pages show it. Nobody has pictures of them: makers' are theirs. */
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
