/**
 * Names of models by maker (as brands.ts calls it) and kind of machine (as equipment-types.ts calls it), apart by commas, as
 * the maker writes them.
 *
 * Source: compiled by hand from the makers' public ranges (product pages, brochures and lists of former models) and from the
 * Model values of ISO 15143-3 (AEMP 2.0) feeds. Names of models are facts: nobody's text, picture or database has been copied.
 * They are those of today and of about the last fifteen years, for it is used machines that send alerts. They have not been
 * compared with the makers one by one, and no list is complete: a model that is not here is still read as it is typed.
 *
 * The id of a model follows from its names, so what is once listed is never respelled.
 */
export type ModelsByMaker = Readonly<Record<string, Readonly<Record<string, string>>>>;
