import { machineName, type OrderAnswers, orderOf, placeNames } from '../../lib/order-answers.ts';

/** Document 1 section 9: six steps. */
export type Step = 'Model' | 'EquipmentType' | 'Brand' | 'Issue' | 'Location' | 'Final';

/** The next question: the first thing missing. A machine from the catalogue implies its type and maker. */
export function nextStep(answers: OrderAnswers): Step {
  if (answers.typed === undefined) return 'Model';
  if (equipmentType(answers) === undefined) return 'EquipmentType';
  if (brand(answers) === undefined) return 'Brand';
  if (!answers.issue?.trim()) return 'Issue';
  return orderOf(answers) === undefined ? 'Location' : 'Final';
}

export function equipmentType({ equipmentType, givenType }: OrderAnswers): string | undefined {
  return equipmentType ?? givenType;
}

export function brand({ brand, givenBrand }: OrderAnswers): string | undefined {
  return brand ?? givenBrand;
}

/** The answers without this step's, and without what followed from it. */
export function withoutAnswer(answers: OrderAnswers, step: Step): OrderAnswers {
  const gone = new Set<string>(answersOf[step]);
  return Object.fromEntries(Object.entries(answers).filter(([name]) => !gone.has(name)));
}

const answersOf: Readonly<Record<Step, readonly (keyof OrderAnswers)[]>> = {
  Model: ['typed', 'modelId', 'model', 'brand', 'equipmentType', 'givenType', 'givenBrand', 'technicians'],
  EquipmentType: ['givenType', 'technicians'],
  Brand: ['givenBrand', 'technicians'],
  Issue: ['issue'],
  Location: placeNames,
  Final: [],
};

/** One message. */
export interface Line {
  readonly from: 'bot' | 'person';
  readonly step: Step;
  readonly words: string;
}

/** The conversation up to the open question, or up to the answer still being looked up. */
export function linesOf(answers: OrderAnswers, isThinking: boolean): Line[] {
  const open = nextStep(answers);
  const lines: Line[] = [];
  const bot = (step: Step, words: string) => lines.push({ from: 'bot', step, words });
  for (const step of steps) {
    const said = saidAt(answers, step);
    const isAsked = step === open || said !== undefined;
    if (isAsked && !(step === open && isThinking)) {
      if (step === 'Issue' && isMany(answers.technicians)) {
        bot(
          step,
          `Great, we have ${answers.technicians} technicians who can service ${machineName(answers)}`,
        );
      }
      bot(step, questions[step]);
    }
    if (step === open) break;
    if (said !== undefined) lines.push({ from: 'person', step, words: said });
  }
  return lines;
}

/** Document 1 section 9: the bot celebrates at ten technicians or more. */
function isMany(technicians: string | undefined): boolean {
  return Number(technicians ?? 0) >= 10;
}

function saidAt(answers: OrderAnswers, step: Step): string | undefined {
  switch (step) {
    case 'Model':
      return answers.typed;
    case 'EquipmentType':
      return answers.givenType;
    case 'Brand':
      return answers.givenBrand;
    case 'Issue':
      return answers.issue;
    case 'Location':
      return answers.place;
    case 'Final':
      return undefined;
  }
}

const steps: readonly Step[] = ['Model', 'EquipmentType', 'Brand', 'Issue', 'Location', 'Final'];

const questions: Readonly<Record<Step, string>> = {
  Model: 'Which machine needs service?',
  EquipmentType: 'What kind of machine is that?',
  Brand: 'Who makes it?',
  Issue: 'What’s wrong with it?',
  Location: 'Where is the machine?',
  Final:
    'That’s all we need. Next, tell us who you are. Nearby technicians will answer with their times and rates, and you choose who comes.',
};
