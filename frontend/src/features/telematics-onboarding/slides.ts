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
    title: 'From alert to repair',
    words:
      'Your machines report their faults by themselves. Here those reports turn into service requests, ready for a manager to approve.',
    picture: WelcomePicture,
  },
  {
    title: 'What a health alert is',
    words:
      'When a machine detects a fault, its telematics sends an alert: the fault code, the machine, and where it stands.',
    picture: AlertPicture,
  },
  {
    title: 'Paste or forward',
    words:
      'Copy an alert into Import Alert, or forward it by email to an address that belongs to your company alone.',
    picture: ByHandPicture,
  },
  {
    title: 'Or let them come',
    words:
      'Give that address to your telematics portal, have Gmail forward with a filter, or let your provider post alerts directly.',
    picture: ByItselfPicture,
  },
  {
    title: 'What is read',
    words:
      'The machine, its hours, its place, and each fault with how severe it is. Low-priority alerts wait until you want service.',
    picture: ReadingPicture,
  },
  {
    title: 'A manager decides',
    words:
      'The order waits under Pending. Get It Fixed sends it out; Don’t Fix It closes it, with a reason that stays on record.',
    picture: DecisionPicture,
  },
  {
    title: 'Technicians answer',
    words:
      'Technicians nearby who know the machine offer their times. Compare them, choose one, and book the visit.',
    picture: TechniciansPicture,
  },
  {
    title: 'Follow the job',
    words:
      'See who comes and when, talk in the order’s chat, and rate the work at the end. All it takes is a first alert.',
    picture: FollowPicture,
  },
];

export const lastStep = slides.length - 1;

/** `Step 2 of 7`; the welcome is no step. */
export function stepWords(step: number): string {
  return step === 0 ? 'An introduction in seven steps' : `Step ${step} of ${lastStep}`;
}

/** The step that is `by` further, and never beyond an end. */
export function stepFrom(step: number, by: number): number {
  return Math.min(lastStep, Math.max(0, step + by));
}
