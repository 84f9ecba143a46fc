import { brandNamed } from '#functions/equipment/catalogue/find-brand.ts';
import { isListedModel } from '#functions/equipment/catalogue/model-of-maker.ts';
import { isPlaceholder, mereFigures, type ValueClaim } from '../claims.ts';
import { isModelOfMakers } from '../makers.ts';
import { firstIn, type Source } from '../marks.ts';
import { firstWordFrom, hasBits, type Scan, startOf } from '../scan.ts';
import { identityParts } from '../values/identity-parts.ts';
import { isKindOfMachine } from '../values/kinds-of-machines.ts';
import { findMachine, isDesignation, machineAt, modelIn } from '../values/machines.ts';
import { isNumberedName, isOwnersName, nameBeside, ownLead } from '../values/owners-names.ts';
import { serialAfterModel } from '../values/serial-numbers.ts';
import { may } from '../vocabulary.ts';
import { type Label, labelAt } from '../words/labels.ts';
import { mayName, unitIn } from './identity.ts';
import { hoursAlone, type LabelledValue, type ReadValue } from './value-bounds.ts';

/*
 * Which machine it is, by a label for the machine as a whole: `Machine: TRENCH-3 (CAT 330)`, `Equipment: Bobcat S650 (unit 12,
 * S/N ALJ811234)`. Brand, model, serial number and the owner's name may stand in one value, in any order.
 */

/** `Machine type`, `Type of machine`, `Equipment family`: a label for what kind of machine it is. */
export function namesKind({ phrase }: Pick<Label, 'phrase'>): boolean {
  return ofKind.test(phrase);
}

const ofKind =
  /(?:^| )(?:type|kind|category|class|family)$|^(?:type|tipo|typ|tip|soort|rodzaj) (?:\p{L}{1,3} )?\p{L}|^(?:maschinenart|gerätetyp|geräteart|gerate(?:typ|art)|konetyyppi)$| tipi$/u;

const leadsToPoint = /^(?:at|near|by|bei|auf|à|a|en|em|op|på|ved|vid|na) (?:gps |position )?/iu;

/** What is called the machine may be brand and model, or the name that its owner gave it. */
export function readMachine({ label, source, start, end, whole }: LabelledValue): ReadValue {
  const { text, scan } = source;
  const sure = label.trust;
  // `First machine: At 37.0842,-94.5133 we have the …`: a sentence, and no name.
  const where = whole ? undefined : leadsToPoint.exec(text.slice(start, Math.min(end, start + 16)))?.[0];
  if (where !== undefined && firstIn(source.marks.points, start + where.length, start + where.length + 1))
    return { claims: [], end: start };
  const claims: ValueClaim[] = [];
  // `R640 loader (97802)`: figures in brackets behind the kind of a machine are its maker's.
  const mere =
    text[start - 1] === '(' && kindsAlone.test(label.phrase)
      ? /^\d{4,8}(?=\)|$)/.exec(text.slice(start, end))?.[0]
      : undefined;
  if (mere !== undefined) {
    const at = { start, end: start + mere.length };
    return { claims: [{ field: 'serial', value: mere, ...at, confidence: mereFigures }], end: at.end };
  }
  const hours = hoursAlone(source, start, end);
  if (hours) return { claims: [hours], end };
  const typed = typeWithin(source, start, end);
  if (typed) return { claims: [{ field: 'model', ...typed, confidence: 0.7 }], end: typed.end };
  let machine = machineAt(scan, start, end);
  const parts =
    machine || !/ [|/·] /.test(text.slice(start, Math.min(end, start + 100)))
      ? []
      : identityParts(scan, start, end);
  if (parts.length > 0)
    return { claims: parts.map((part) => ({ ...part, confidence: part.confidence + 0.1 })), end };
  const listed = machine ? undefined : listedParts(source, start, end);
  if (listed) return { claims: listed, end };
  let unitEnd = end;
  // `Engin : concasseur mobile Sandvik QJ341`: words for the kind of machine before it.
  if (!machine) {
    const inside = findMachine(scan, start, Math.min(end, start + 100), () => false);
    // `L-14 Volvo L90H`
    const own = inside?.model
      ? /^(\p{Lu}{1,5}-\d{1,4}\p{Lu}?)\s{1,2}$/u.exec(text.slice(start, inside.brand.start))?.[1]
      : undefined;
    if (inside && own) {
      machine = inside;
      claims.push({ field: 'unit', value: own, start, end: start + own.length, confidence: 0.75 });
    } else if (
      inside?.model &&
      (ownersWords.test(text.slice(start, inside.brand.start)) ||
        (kindWords.test(text.slice(start, inside.brand.start)) &&
          hasBits(scan, start, inside.brand.start, may.machineType | may.kind)))
    ) {
      machine = inside;
    }
  }
  if (!machine) {
    // `TRENCH-3 (CAT 330)`, `Dump 41 - Peterbilt 389`, `TRK-9 · 2019 Western Star 4700SB`: the owner's name first.
    for (const gap of text
      .slice(start, Math.min(end, start + 120))
      .matchAll(/[([（,，、/|=·•–—-]\s?(?:(?:19|20)\d\d (?=\p{Lu}))?/gu)) {
      machine = machineAt(scan, start + gap.index + gap[0].length, end);
      if (machine) {
        unitEnd = start + gap.index;
        break;
      }
    }
    // `SK210LC-11 (KOBELCO)`: the model with its maker.
    const maker = !machine?.model ? makerBehind(scan, start, end) : undefined;
    if (maker) return { claims: maker, end };
    const unit = unitIn(text, start, unitEnd, false);
    // `Machine type: Wheel Loader`, `Machine type: PC210LC-11`: what machine it is, and no name of it.
    if (!machine && namesKind(label)) {
      const isModel = unit && (modelShape.test(unit.value) || isModelOfMakers(source, unit.value));
      return { claims: isModel ? [{ field: 'model', ...unit, confidence: 0.7 }] : [], end };
    }
    const both = machine || !unit ? undefined : nameAndModel(scan, unit.start, end);
    if (both) return { claims: both.claims, end: both.end };
    // `Product: 2022 C345 Compact Track Loader`: a designation without its brand.
    const bare = machine ? undefined : modelIn(scan, start, end).model;
    const isProduct = /^(?:product|produkt|produit|producto|prodotto|produto)$/.test(label.phrase);
    if (
      bare &&
      /^(?=.*\p{Lu})(?=.*\d)[\p{L}\d][\p{L}\d .+/-]{1,20}$/u.test(bare.value) &&
      (isProduct ||
        (bare.end < end &&
          // `Machine: S780 Combine`; `EX-12 Excavator` and `R-108 Sweeper` are names.
          (/^(?:19|20)\d\d /.test(text.slice(start, end)) ||
            (isDesignation(bare.value) &&
              !/^\p{Lu}{1,5}[- ]?\d{1,2}$/u.test(bare.value) &&
              (!/^\p{Lu}{1,5}-\d{3,4}$/u.test(bare.value) || isListedModel(bare.value)) &&
              hasBits(scan, bare.end, end, may.machineType) &&
              /^[ \p{L}]+$/u.test(text.slice(bare.end, end))))))
    )
      return { claims: [{ field: 'model', ...bare, confidence: 0.7 }], end };
    const made = machine ? undefined : unknownMaker.exec(text.slice(start, Math.min(unitEnd, start + 48)));
    if (
      made?.[1] &&
      made[2] &&
      !hasBits(scan, start, start + made[1].length, may.machineType | may.kind | may.label)
    ) {
      const model = start + made[0].length - made[2].length;
      claims.push(
        { field: 'brand', value: made[1], start, end: start + made[1].length, confidence: 0.55 },
        { field: 'model', value: made[2], start: model, end: model + made[2].length, confidence: 0.55 },
      );
      return { claims, end: whole ? end : model + made[2].length };
    }
    // `Equipment: 19' Electric Scissor Lift (SKYJACK SJIII3219)`: what it is, and no name of it.
    const isKind = machine?.model !== undefined && unit !== undefined && isKindOfMachine(scan, unit);
    if (unit && !isKind && !isPlaceholder(unit.value) && mayName(source, unit.start, unit.end))
      claims.push({ field: 'unit', ...unit, confidence: machine ? 0.9 : 0.75 });
    if (!machine) {
      const bracketed =
        unit &&
        /^\s?\((?:S\/?N:?\s)?((?=[A-Z\d]{0,16}\d{3})(?=\d{0,16}[A-Z])[A-Z\d]{6,17})\)/.exec(
          text.slice(unit.end, end),
        );
      if (unit && bracketed?.[1]) {
        const from = unit.end + bracketed[0].indexOf(bracketed[1]);
        claims.push({
          field: 'serial',
          value: bracketed[1],
          start: from,
          end: from + bracketed[1].length,
          confidence: 0.6,
        });
      }
      const told = unit && modelShape.test(unit.value) ? modelThenSerial(text, unit, end) : undefined;
      if (told) return { claims: told.claims, end: told.end };
      // `Machine: SVL97-2`: a designation of the shape that only models have, for a brand that stands elsewhere.
      if (unit && (modelShape.test(unit.value) || isModelOfMakers(source, unit.value)))
        claims.push({ field: 'model', ...unit, confidence: 0.42 });
      return { claims, end: whole ? end : (unit?.end ?? end) };
    }
  }
  claims.push({ field: 'brand', ...machine.brand, confidence: sure });
  if (machine.model) claims.push({ field: 'model', ...machine.model, confidence: sure });
  // `Liebherr L 556 XPower, Loader A`, `Wirtgen W 210 Fi (Mill 5)`: all of the cell, or a bracket, after the machine.
  const own = machine.model && unitEnd === end ? nameBeside(text, machine.end, end) : undefined;
  if (own && !/^, /.test(text.slice(machine.end, machine.end + 2))) {
    claims.push({ field: 'unit', value: own.value, start: own.start, end: own.end, confidence: 0.65 });
    return { claims, end: own.next };
  }
  const both = machine.model ? nameThenSerial(text, machine.end, end) : undefined;
  if (both) return { claims: [...claims, ...both.claims], end: whole ? end : both.end };
  const serial = machine.model ? serialAfterModel(text, machine.end, end) : undefined;
  if (serial) claims.push({ field: 'serial', ...serial, confidence: 0.6 });
  const after = serial && unitEnd === end ? nameBeside(text, serial.end, end) : undefined;
  if (after)
    claims.push({ field: 'unit', value: after.value, start: after.start, end: after.end, confidence: 0.6 });
  if (whole) {
    const known = new Set(claims.map((claim) => claim.field));
    claims.push(
      ...inBrackets(text, serial?.end ?? machine.end, end).filter((claim) => !known.has(claim.field)),
    );
    // `Liebherr R 938, Face shovel`, `Liebherr R 926, (Bagger Nord)`: the owner's name below the machine in one cell.
    const below = /^,? ?(?:, |\()(\p{Lu}[\p{L}\d #'’.-]{1,20})\)?$/u.exec(
      text.slice(machine.end, Math.min(end, machine.end + 28)),
    );
    const name = below?.[1] ?? '';
    const nameStart = machine.end + (below?.[0].indexOf(name) ?? 0);
    const nameEnd = nameStart + name.length;
    if (name !== '' && !known.has('unit') && !isKindAlone(source, nameStart, nameEnd))
      claims.push({ field: 'unit', value: name, start: nameStart, end: nameEnd, confidence: 0.7 });
  }
  // `Asset: CAT 320 #2` beside `Model: 323`, `Deere 85 spare`: all of it may be a name.
  if (
    machine.brand.start === start &&
    machine.end < end &&
    end - start < 32 &&
    !claims.some((claim) => claim.field === 'unit')
  )
    claims.push({ field: 'unit', value: text.slice(start, end), start, end, confidence: 0.44 });
  return { claims, end: after?.end ?? serial?.end ?? machine.end };
}

const kindsAlone =
  /^(?:truck|loader|lift|crane|excavator|dozer|grader|roller|tractor|digger|backhoe|dumper|paver)$/;

/** `Macchina tipo SUPER 1800-3i - marca Vögele`: the type has a label of its own behind that of the machine. */
function typeWithin({ scan }: Source, start: number, end: number) {
  const word = firstWordFrom(scan, start);
  if (startOf(scan, word) !== start || ((scan.bits[word] ?? 0) & may.label) === 0) return undefined;
  const found = labelAt(scan, word, end);
  if (found?.label.field !== 'type' && found?.label.field !== 'model') return undefined;
  const at = startOf(scan, found.next);
  if (at >= end || at - found.end > 3) return undefined;
  const { model, brand } = modelIn(scan, at, end);
  // `Machine : Tip 10`: a name that begins with such a word.
  const isName = /^\d{1,2}$/.test(model?.value ?? '');
  return model && !brand && !isName && isDesignation(model.value) ? model : undefined;
}

/**
 * `Digger Nine, DX225LC-7, DWGCECEMPN1010284`, `HM400-5 #10733`: a model of a maker that the message names elsewhere, with the
 * owner's name before it or the serial number after it.
 */
function listedParts(source: Source, start: number, end: number): ValueClaim[] | undefined {
  if (source.makers.length === 0 || end - start > 100) return undefined;
  const { text } = source;
  const parts: { value: string; start: number; end: number }[] = [];
  let from = start;
  for (const gap of text.slice(start, end).matchAll(betweenParts)) {
    const value = text.slice(from, start + gap.index).replace(/[)\]\s]+$/, '');
    if (value !== '') parts.push({ value, start: from, end: from + value.length });
    from = start + gap.index + gap[0].length;
  }
  const at = parts.findIndex(({ value }) => isModelOfMakers(source, value));
  const [model, before, after] = [parts[at], parts[at - 1], parts[at + 1]];
  const hasSerial = after !== undefined && serialBeside.test(after.value);
  if (!model || parts.length > 4 || !(before || hasSerial)) return undefined;
  const claims: ValueClaim[] = [{ field: 'model', ...model, confidence: 0.6 }];
  if (hasSerial) claims.push({ field: 'serial', ...after, confidence: 0.6 });
  const name = before ?? parts[at + 2];
  if (name && mayName(source, name.start, name.end) && /^[\p{L}\d]/u.test(name.value))
    claims.push({ field: 'unit', ...name, confidence: 0.75 });
  return claims;
}

const betweenParts = /,\s|\s[-–—/|·•]\s|\s?[([]\s?|\s?#(?=\d{4})|$/g;
const serialBeside = /^(?=(?:.*\d){4})[A-Z\d]{4,17}(?:-[A-Z\d]{3,6})?$/;

/** `SK210LC-11 (KOBELCO)`, `TL8 - Takeuchi`: a designation before its maker, with nothing after that. */
function makerBehind(scan: Scan, start: number, end: number): ValueClaim[] | undefined {
  const { text } = scan;
  const match = modelAndMaker.exec(text.slice(start, Math.min(end, start + 60)));
  if (!match?.[1] || !match[2] || !isDesignation(match[1])) return undefined;
  const at = start + match[0].lastIndexOf(match[2]);
  const brand = hasBits(scan, at, at + match[2].length, may.brand) ? brandNamed(match[2]) : undefined;
  if (brand === undefined) return undefined;
  return [
    { field: 'model', value: match[1], start, end: start + match[1].length, confidence: 0.8 },
    { field: 'brand', value: match[2], start: at, end: at + match[2].length, confidence: 0.8 },
  ];
}

const modelAndMaker = /^([^()[\],;|]{2,24}?)(?:\s?[([]|\s[-–—/|·]\s|,\s)(\p{L}[\p{L} .&'-]{1,24}?)[)\]]?$/u;

/** `the Smith Bros. Hitachi ZX210LC-6`, `our blue Volvo L90H`: whose it is, and no name of it. */
const ownersWords = /^(?:the|our|my|their|his|your|an?) (?:[\p{L}.'’&-]{1,14} ){0,3}$/iu;
const kindWords = /^(?:\p{L}{2,24}[ -]){1,4}$/u;

/** `Wheel loader`: a kind of machine, which nobody's machine is called. */
function isKindAlone({ scan }: Source, from: number, to: number): boolean {
  let kinds = 0;
  let words = 0;
  for (let word = firstWordFrom(scan, from); word < scan.count && startOf(scan, word) < to; word += 1) {
    if (((scan.bits[word] ?? 0) & may.machineType) !== 0) kinds += 1;
    words += 1;
  }
  return kinds === words || kinds > 1;
}

/** `Dozer 9 (850L)`, `8R 370 (Tank)`, `850L - Dozer 9`: the form says which is the owner's name. */
function nameAndModel(scan: Scan, start: number, to: number) {
  const { text } = scan;
  const match = twoNames.exec(text.slice(start, Math.min(to, start + 64)));
  const [whole, inner] = [match?.[1], match?.[2]?.replace(ownLead, '')];
  // `35P-Tier excavator "Little Joe"`
  const outer =
    whole && /\s\p{Ll}{4}/u.test(whole)
      ? (modelIn(scan, start, start + whole.length).model?.value ?? whole)
      : whole;
  if (!match || outer === undefined || inner === undefined) return undefined;
  const from = start + match[0].lastIndexOf(inner);
  const first = { value: outer, start, end: start + outer.length };
  const second = { value: inner, start: from, end: from + inner.length };
  // What no bracket and no quotation mark sets apart must have a number, as a serial number would.
  const isName = /[([“"„«]/.test(match[0]) ? isOwnersName : isNumberedName;
  const [model, unit] =
    isDesignation(outer) && !/^\d+$/.test(outer) && isName(inner)
      ? [first, second]
      : isDesignation(inner) && !/^\d+$/.test(inner) && !isDesignation(outer) && isName(outer)
        ? [second, first]
        : [];
  if (!model || !unit) return undefined;
  const claims: ValueClaim[] = [
    { field: 'model', ...model, confidence: 0.5 },
    { field: 'unit', ...unit, confidence: 0.75 },
  ];
  return { claims, end: start + match[0].length };
}

const twoNames =
  /^([^()[\]"“„«,;|\n]{2,24}?)(?:\s{0,3}[([]|\s["“„«]|\s[-–—/|·]\s|,\s)([^()[\]"“”»,;|\n]{2,32}?)(?:[)\]"”“»]|(?=[,;|]|\s[-–—/]\s|$))/u;

/** `Bobcat S650 (unit 12, S/N ALJ811234)` in a cell: what stands beside the machine says which it is. */
function inBrackets(text: string, from: number, to: number): ValueClaim[] {
  const rest = text.slice(from, Math.min(to, from + 80));
  const claims: ValueClaim[] = [];
  for (const [field, shape] of beside) {
    const match = shape.exec(rest);
    if (!match?.[1]) continue;
    const start = from + match.index + match[0].length - match[1].length;
    claims.push({ field, value: match[1], start, end: start + match[1].length, confidence: 0.8 });
  }
  return claims;
}

const beside = [
  [
    'serial',
    /\b(?:S\/?N|serial|PIN|VIN)(?:\s?(?:no\.?|number))?[.:#\s]{1,3}((?=[A-Z-]{0,10}\d)[A-Z\d][A-Z\d-]{3,19})(?![\p{L}\d])/iu,
  ],
  [
    'unit',
    /\b(?:unit|asset|fleet|tag)(?:\s?(?:no\.?|number))?[:#\s]{1,2}((?=[\p{L}-]{0,8}\d)[\p{L}\d][\p{L}\d-]{0,11})(?![\p{L}\d])/iu,
  ],
] as const;

/** `Le Tourneau L-1850`: words written large, and a designation of letters and at least three digits. */
const unknownMaker =
  /^(\p{Lu}[\p{L}&'-]{1,14}(?: \p{Lu}[\p{L}&'-]{1,14}){0,2}) ((?=[\p{L}-]{0,6}\d{3})(?=\d{0,4}[\p{Lu}-])[\p{Lu}\d][\p{Lu}\d./-]{2,12})$/u;

/** `Cat 950M LDR-9, J1K03312`: the owner's name right behind the model, before the serial number. */
function nameThenSerial(text: string, from: number, to: number) {
  const match = nameAndSerial.exec(text.slice(from, Math.min(to, from + 40)));
  if (!match?.[1] || !match[2]) return undefined;
  const end = from + match[0].length;
  const claims: ValueClaim[] = [
    { field: 'unit', value: match[1], start: from + 1, end: from + 1 + match[1].length, confidence: 0.75 },
    { field: 'serial', value: match[2], start: end - match[2].length, end, confidence: 0.65 },
  ];
  return { claims, end };
}

const nameAndSerial =
  /^ (\p{Lu}{2,5}-\d{1,4}),\s((?=[A-Z\d]{0,16}\d{3})(?=\d{0,16}[A-Z])[A-Z\d]{6,17})(?=[\s,;)]|$)/u;

/** `WA380-8 - H62209 (LDR 12)`: model, serial number and the owner's name, whose brand stands elsewhere. */
function modelThenSerial(text: string, model: { value: string; start: number; end: number }, to: number) {
  const match =
    /^(\s[-–/]\s|\s?[(,]\s?)((?=[A-Z]{0,8}\d)[A-Z\d]{5,17})\)?(?:\s(?:\(|\/\s"|-\s")([^()"\n]{2,24})[)"])?(?=[\s,;]|$)/.exec(
      text.slice(model.end, Math.min(to, model.end + 60)),
    );
  if (!match?.[2]) return undefined;
  const start = model.end + (match[1]?.length ?? 0);
  const end = model.end + match[0].length;
  const claims: ValueClaim[] = [
    { field: 'model', ...model, confidence: 0.6 },
    { field: 'serial', value: match[2], start, end: start + match[2].length, confidence: 0.65 },
  ];
  if (match[3])
    claims.push({
      field: 'unit',
      value: match[3],
      start: end - 1 - match[3].length,
      end: end - 1,
      confidence: 0.7,
    });
  return { claims, end };
}

const modelShape =
  /^(?:\p{Lu}{1,4}\d{2,4}\p{Lu}{0,3}-\d{1,2}\p{Lu}{0,3}\d?|\p{Lu}{2,4} \d{4}\p{Lu}{0,3}|\p{Lu}{1,4}\d{2,4}\p{Lu}{1,3}\d{0,2})$/u;
