import { isCapitalAt } from '../characters.ts';
import { endOf, firstWordFrom, type Scan, startOf } from '../scan.ts';
import { may, setOfWords } from '../vocabulary.ts';
import { isRegion } from '../words/regions.ts';
import { stateCode } from '../words/states.ts';
import { isTown } from '../words/towns.ts';
import type { AddressPart, FoundAddress } from './addresses.ts';

/*
 * Streets and estates without a house number, as people tell them, with the town that a word, a case or a comma leads to: `on est
 * rue des Frères Lumière à Vénissieux`, `in der Bahnhofstraße in Pirna`, `przy ulicy Portowej w Gdyni`, `Satamatiellä Raahessa`. The kind of street makes them sure;
 * behind a comma the town is one that is known.
 */

/** The first such street in a stretch of words. */
export function unnumberedStreetBetween(
  scan: Scan,
  first: number,
  next: number,
  isTaken: (at: number) => boolean,
): FoundAddress | undefined {
  const { text } = scan;
  for (let word = first; word < next; word += 1) {
    const [start, end] = [startOf(scan, word), endOf(scan, word)];
    const isKind = kinds[scan.words[word] ?? -1] === 1;
    const mark = text.charCodeAt(end);
    if (!isKind && (end - start < 7 || (mark !== space && mark !== comma) || !isCapitalAt(text, start)))
      continue;
    const stretch = text.slice(start, start + longest);
    const match = isKind ? kindFirst.exec(stretch) : (kindAtEnd.exec(stretch) ?? bent.exec(stretch));
    if (!match?.[1] || !match[2] || !match[3] || isTaken(start)) continue;
    const before = text.slice(Math.max(0, start - 20), start);
    // `12 bis rue …` has its number; `via Geotab` and `route` are words like others.
    if (numberBefore.test(before) || (weakKind.test(match[1]) && !ledBy.test(before))) continue;
    const place = placeOf(scan, start, match[1], match[2], match[3]);
    if (place) return place;
  }
  return undefined;
}

function placeOf(scan: Scan, start: number, street: string, link: string, said: string) {
  const { text } = scan;
  const from = start + street.length + link.length;
  const town = townOf(text, said, link, from);
  if (town === undefined || isOther(scan, start, street.length) || isOther(scan, from, town.length))
    return undefined;
  const address: AddressPart = { value: street, start, end: start + street.length };
  const city: AddressPart = { value: town, start: from, end: from + town.length };
  const [, mark = '', name = ''] = division.exec(text.slice(city.end, city.end + 8)) ?? [];
  const at = city.end + mark.length;
  const state =
    isRegion(name) || stateCode(name) !== undefined
      ? { value: name, start: at, end: at + name.length }
      : undefined;
  return { address, city, state, start, end: (state ?? city).end };
}

/** Of the names behind a street those that are its town: one that is known, or all of them where a word leads to it. */
function townOf(text: string, said: string, link: string, from: number): string | undefined {
  const words = said.split(' ');
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    if (isTown(name)) return name;
  }
  // `Raahessa`: the case says `in`.
  const isLed = /\p{L}/u.test(link) || link === ' ';
  return isLed && townsEnd.test(text.slice(from + said.length, from + said.length + 3)) ? said : undefined;
}

/** A word that is a machine's, a fault's or a maker's: `via Trackunit`, `Kubota in Route`. */
function isOther(scan: Scan, from: number, length: number): boolean {
  for (
    let word = firstWordFrom(scan, from);
    word < scan.count && startOf(scan, word) < from + length;
    word += 1
  )
    if (((scan.bits[word] ?? 0) & ofOthers) !== 0 && isCapitalAt(scan.text, startOf(scan, word))) return true;
  return false;
}

const ofOthers = may.brand | may.provider | may.month | may.severity | may.trouble | may.machineType;

const [space, comma] = [32, 44];
/** Characters of a street with its town. */
const longest = 120;

const kinds = setOfWords(
  `rue avenue boulevard chemin quai impasse allée esplanade route place zac calle avenida paseo carretera ronda plaza polígono rua
  travessa alameda estrada praça viale via corso piazza strada piazzale ulica ulicy ulici ul aleja alei gewerbegebiet
  industriegebiet gewerbepark industriepark zone zona parc parque`,
);
const weakKind =
  /^(?:route|place|via|corso|piazza|strada|estrada|plaza|zone|zona|parc|parque|ul)(?![\p{L}])/iu;
/** What stands before the kinds of streets that are words of everyday language, too. */
const ledBy =
  /(?:^|[\n,;:(–-]\s?|(?<!\p{L})(?:in|en|em|na|a|à|au|presso|la|da|no|est|è|é|sur|nella|sulla|di|przy)\s)$/iu;
const numberBefore = /\d,? (?:bis |ter )?$/;

const name = "\\p{Lu}[\\p{L}'’-]{1,20}\\.?";
const joint =
  "(?:(?:de la|de los|de las|de|du|des|del|della|dello|dei|da|do|das|dos|di|la|le|les|l['’]|d['’]|et) ?){0,2}";
/** A word or a comma before the town, with its postal code. */
const link =
  '(,? (?:in|à|a|ad|em|en|w|we|v|ve|te|på|bei|près de) (?:la ciudad de )?(?:\\d{4,5} )?|, (?:\\d{4,5} |\\d{2}-\\d{3} |\\d{4}-\\d{3} |\\d{4} [A-Z]{2} )?)';
/** `i` is `and` in Polish, where no street's kind is at its end. */
const linkOrI = link.replace('(?:in|', '(?:in|i|');
const town =
  "(\\p{Lu}[\\p{L}'’-]{1,24}(?: (?:(?:de la|de|del|da|do|di|sur|am|an der|ob der|sous|lès|la|upon|nad) )?\\p{Lu}[\\p{L}'’-]{1,20}){0,3})(?![\\p{L}\\d])";
/** `calle Real`, `chemin de la Croix Blanche`, `ul. Portowej`, `Gewerbegebiet Nord`. */
const kindFirst = new RegExp(
  `^(\\p{L}{2,14}\\.?(?: (?:industrielle|artisanale|industriale|industrial|artigianale))?(?: ${joint}${name}){1,4}?)${link}${town}`,
  'u',
);
/**
 * `Bahnhofstraße in Pirna`, `Industrigatan i Hässleholm`. Of German words, which have a capital, those that are no street's
 * name alone are none.
 */
const kindAtEnd = new RegExp(
  `^(?!(?:Park|Stell|Arbeits|Bau|Rast|Lager|Abstell|Wasch|Sport|Spiel|Halte|Lade|Umschlag)platz|(?:Um|Aus|Ab|Irr|Heim|Rück|Arbeits|Transport|Feld|Fahr|Rad|Geh|Hin|Wald)weg|(?:Bundes|Land|Bau|Schnell|Umgehungs|Zufahrts)straße)(\\p{Lu}[\\p{L}-]{2,20}(?:straße|strasse|str\\.|weg|gasse|platz|allee|damm|ufer|chaussee|gata|gatan|vägen|gränd|torg|torget|vei|veien|gaten|vej|vejen|gade|gaden|straat|laan|dijk|kade|plein|singel|gracht|dreef|steeg))${linkOrI}${town}`,
  'u',
);
const townsEnd = /^(?:[,.;:)!?\n]|$|\s[\p{Ll}(–-])/u;
/** `, SC`, ` (PV)`, `-SP` */
const division = /^(, | \(| ?[-–/] ?)([A-Z]{2})(?![\p{L}\d])/u;
/** `Satamatiellä Raahessa`: Finnish says in cases where something is. */
const bent =
  /^(\p{Lu}[\p{L}-]{2,24}(?:tiellä|kadulla|kujalla|polulla|väylällä|raitilla|aukiolla|torilla))( )(\p{Lu}\p{L}{1,18}(?:ssa|ssä|lla|llä))(?!\p{L})/u;
