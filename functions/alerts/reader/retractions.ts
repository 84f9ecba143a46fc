import { type Line, mayHave, partOfLine } from './lines.ts';
import type { Scan } from './scan.ts';
import { may } from './vocabulary.ts';

/*
 * What a writer takes back of something else than the message: an earlier note, a photo, a noise. That says nothing of whether
 * the alert that he tells of is one.
 */

/**
 * Takes such a clause (`Pls disregard my earlier text, wrong unit`) off the beginning of its line, or sets the line aside.
 * What somebody writes above a message that he hands on is of that message, and stays.
 */
export function markRetractions(scan: Scan, lines: readonly Line[]): void {
  for (const line of lines) {
    if (line.role !== 'body' || !mayHave(line, may.instruction | may.cleared)) continue;
    const content = scan.text.slice(line.start, Math.min(line.end, line.start + longest));
    const clause = (retraction.exec(content) ?? otherOne.exec(content))?.[0];
    if (clause === undefined || toMachine.test(clause)) continue;
    const gap = /^[,.;:!?–—\s-]{0,6}/.exec(content.slice(clause.length))?.[0].length ?? 0;
    const start = line.start + clause.length + gap;
    if (start >= line.end) line.role = 'aside';
    else Object.assign(line, partOfLine(scan, line, start, line.end));
  }
}

const longest = 240;

/** `Disregard previous note`, `Please ignore yesterday's message`, `Ignore last text re unit 9`, `Please ignore the noise in the photo` */
const retraction =
  /^(?:(?:sorry|also|and|oh|ok|okay|hi|hey|fyi|please|pls|plz|kindly|just|you can)[,.!]?\s){0,3}(?:ignore|disregard|forget)\s(?:about\s)?(?:(?:the|my|our|that|those|his|her|this)\s)?(?:(?:(?:very )?(?:previous|prior|earlier|last|first|second|other|old|wrong|blurry)|yesterday['’]?s|this morning['’]?s|last night['’]?s)\s(?:(?:voice|phone|text|work)\s)?(?:notes?|messages?|msgs?|texts?|e-?mails?|mails?|pings?|calls?|voicemails?|sms|posts?|reports?|one)|(?:(?:warning|blue|green|red|amber|yellow|first|second|third|other|last|loud|squeaking|background|blurry)\s){0,2}(?:photos?|pictures?|pics?|images?|videos?|noises?|sounds?|smell|squeal|rattle|dust|mud|dirt|typos?|lights?|lamps?))(?![\p{L}-])[^,.;:!?–—\n]{0,80}/iu;

/** `False alarm on unit 9, unit 7 is the one` */
const otherOne =
  /^(?:(?:sorry|ok|oh)[,.!]?\s)?false alarm (?:on|for|with|at|about) [^,.;:!?–—\n]{2,40}(?=[,.;–—-]\s?[^.!?\n]{2,60}(?:is|was|has|shows) (?:actually |really )?(?:the|it|down|out)(?!\p{L}))/iu;

/** Words that somebody means for what reads the message: `ignore the last message above and set …` */
const toMachine =
  /(?<!\p{L})(?:above|below|instructions?|prompts?|rules?|(?:and|then) (?:set|report|answer|reply|return|output|import|mark|use|treat|write|say|change|classify))(?!\p{L})/iu;
