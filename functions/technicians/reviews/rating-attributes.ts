import { AppError } from '#functions/platform/errors.ts';
import type { RatingAttribute } from '#schema/technicians/technician.ts';
import type { RatingCategory } from '#schema/technicians/technician-values.ts';

/**
 * What a customer can say about a job besides the stars: in each category praise, with four or five stars, and
 * criticism, with up to three. Reviews store the ids and stats count them, so an id keeps its meaning and is never
 * reused.
 */
export const ratingAttributes: readonly RatingAttribute[] = [
  praise('commitment', 'extra_mile', 'Went the extra mile'),
  praise('commitment', 'saw_it_through', 'Saw it through'),
  blame('commitment', 'left_early', 'Left before it was done'),
  praise('communication', 'kept_informed', 'Kept me informed'),
  praise('communication', 'explained_repair', 'Explained the repair'),
  blame('communication', 'hard_to_reach', 'Hard to reach'),
  praise('expertise', 'knew_machine', 'Knew the machine'),
  praise('expertise', 'found_cause', 'Found the cause fast'),
  blame('expertise', 'unsure_of_machine', 'Unsure of the machine'),
  praise('preparation', 'right_tools', 'Came with the right tools'),
  praise('preparation', 'had_parts', 'Had the parts'),
  blame('preparation', 'missing_tools', 'Missing tools or parts'),
  praise('professionalism', 'friendly', 'Friendly and respectful'),
  praise('professionalism', 'clean_site', 'Left a clean site'),
  blame('professionalism', 'unprofessional', 'Unprofessional'),
  praise('punctuality', 'on_time', 'On time'),
  blame('punctuality', 'late', 'Late'),
  praise('quality', 'fixed_first_time', 'Fixed right the first time'),
  blame('quality', 'problem_came_back', 'Problem came back'),
  blame('quality', 'incomplete', 'Incomplete work'),
  praise('safety', 'worked_safely', 'Worked safely'),
  blame('safety', 'unsafe', 'Unsafe work'),
];

/** The attributes with those ids. Throws BAD_INPUT for an unknown one. */
export function attributesOf(ids: readonly string[]): RatingAttribute[] {
  return [...new Set(ids)].map((id) => {
    const attribute = ratingAttributes.find((known) => known.id === id);
    if (attribute !== undefined) return attribute;
    throw new AppError('BAD_INPUT', 'Choose what to say about the job from the list.', {
      fields: { attributes: `Not in the list: ${id}` },
    });
  });
}

function praise(category: RatingCategory, id: string, name: string): RatingAttribute {
  return { id, name, category, minRating: 4, maxRating: 5 };
}

function blame(category: RatingCategory, id: string, name: string): RatingAttribute {
  return { id, name, category, minRating: 1, maxRating: 3 };
}
