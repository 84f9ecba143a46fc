import type { ComponentType } from 'react';
import {
  AlertPicture,
  ByHandPicture,
  ByItselfPicture,
  DecisionPicture,
  FollowPicture,
  ReadingPicture,
  TechniciansPicture,
  WelcomePicture,
} from './pictures.tsx';

export interface Slide {
  readonly title: string;
  readonly words: string;
  readonly picture: ComponentType;
}

/** The introduction to health alerts: a welcome, and seven steps (document 1 section 2, Dialogs). */
export const slides: readonly Slide[] = [
  {
    title: 'Code Clear: from alert to repair',
    words:
      'Your machines report their own faults. Code Clear turns those reports into service requests, ready for a manager to approve.',
    picture: WelcomePicture,
  },
  {
    title: 'What a health alert is',
    words:
      'When a machine detects a fault, its telematics sends an alert: the fault code, the machine, and where it is.',
    picture: AlertPicture,
  },
  {
    title: 'Paste or forward',
    words:
      'Paste an alert into Import Alert, or forward it to the email address that is your company’s alone.',
    picture: ByHandPicture,
  },
  {
    title: 'Or let them come in',
    words:
      'Give that address to your telematics portal, set up a Gmail filter that forwards alerts, or have your provider post them directly.',
    picture: ByItselfPicture,
  },
  {
    title: 'What Code Clear reads',
    words:
      'The machine, its hours, its location, and every fault with its severity. Low-priority alerts wait until you want service.',
    picture: ReadingPicture,
  },
  {
    title: 'A manager decides',
    words:
      'The order waits under Pending. Get It Fixed sends it out; Don’t Fix It closes it, with a reason on record.',
    picture: DecisionPicture,
  },
  {
    title: 'Technicians respond',
    words:
      'Nearby technicians who know the machine offer their times. Compare them, choose one, and book the visit.',
    picture: TechniciansPicture,
  },
  {
    title: 'Follow the job',
    words:
      'See who is coming and when, talk in the order’s chat, and rate the work when it’s done. All it takes is a first alert.',
    picture: FollowPicture,
  },
];

export const lastStep = slides.length - 1;

/** `Step 2 of 7`; the welcome doesn't count. */
export function stepWords(step: number): string {
  return step === 0 ? 'An introduction in seven steps' : `Step ${step} of ${lastStep}`;
}

/** The step `by` further on, within both ends. */
export function stepFrom(step: number, by: number): number {
  return Math.min(lastStep, Math.max(0, step + by));
}
