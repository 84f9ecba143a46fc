import type { OrderEquipment } from '#schema/orders/order.ts';
import { brandNamed } from './catalogue/find-brand.ts';
import { equipmentTypes } from './catalogue/find-equipment-type.ts';

type Model = Pick<OrderEquipment, 'brand' | 'model' | 'modelId'>;

/**
 * A maker's name in the catalogue (`Cat` becomes Caterpillar), which technicians also use to say what they service; any other
 * text is kept.
 */
export function makerNamed(text: string): string {
  return brandNamed(text)?.name ?? text;
}

/** The same for a kind of machine: `track loader`, `CTL`. */
export function equipmentTypeNamed(text: string): string {
  const folded = foldModelName(text);
  const known = equipmentTypes.find(({ name, words }) =>
    [name, ...words].map(foldModelName).includes(folded),
  );
  return known?.name ?? text;
}

/** Whether two machines are the same model, however their maker is written. */
export function isSameModel(one: Model, other: Model): boolean {
  if (one.modelId !== null && other.modelId !== null) return one.modelId === other.modelId;
  return (
    foldModelName(makerNamed(one.brand)) === foldModelName(makerNamed(other.brand)) &&
    foldModelName(one.model) === foldModelName(other.model)
  );
}

/** Names are compared ignoring case and spacing. */
export function foldModelName(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase();
}
