import type { PickedPerson } from '../components/forms/person-picker.tsx';

/** People and things that the exhibits are about. */
export const people: readonly PickedPerson[] = [
  { id: 'dana', fullName: 'Dana Whitaker', picture: null, title: 'Fleet manager' },
  { id: 'erin', fullName: 'Erin Hale', picture: null, title: 'Site lead' },
  { id: 'omar', fullName: 'Omar Diaz', picture: null, title: 'Foreman' },
  { id: 'marcus', fullName: 'Marcus Boyd', picture: null },
];

export const makers = [
  { id: 'cat', label: 'Caterpillar', note: '312 models', group: 'Common' },
  { id: 'deere', label: 'John Deere', note: '268 models', group: 'Common' },
  { id: 'komatsu', label: 'Komatsu', note: '190 models', group: 'Common' },
  { id: 'kobelco', label: 'Kobelco', group: 'Others' },
  { id: 'kubota', label: 'Kubota', group: 'Others' },
];

/** As an API would, a moment later. */
export function later<T>(answer: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(answer), 400));
}
