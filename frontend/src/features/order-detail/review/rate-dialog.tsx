import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CircleCheck } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OrderView } from '#schema/orders/order.ts';
import type { RatingAttribute } from '#schema/technicians/technician.ts';
import type { RatingCategory } from '#schema/technicians/technician-values.ts';
import { ErrorState } from '../../../components/data/error-state.tsx';
import { SkeletonRows } from '../../../components/data/skeletons.tsx';
import { Dialog } from '../../../components/flow/dialog.tsx';
import { StepFocus } from '../../../components/flow/step-focus.tsx';
import { BusyButton } from '../../../components/forms/busy-button.tsx';
import { ChipSelect } from '../../../components/forms/chip-select.tsx';
import { TextField } from '../../../components/forms/text-field.tsx';
import { useDraft } from '../../../lib/use-draft.ts';
import { useOneAtATime } from '../../../lib/use-one-at-a-time.ts';
import { useServiceTime } from '../../../lib/use-service-time.ts';
import { useOrder, useRatingAttributes, useReviewJob } from '../api.ts';
import { type OrderDialogProps, tellFailure } from '../dialogs/decision.ts';
import { technicianName } from '../offers/offer-words.ts';
import {
  attributesFor,
  daysLeftWords,
  isPublicReview,
  ratingLabel,
  ratingOf,
  reviewIn,
  reviewState,
} from './review.ts';
import { StarField } from './star-field.tsx';

/** 'Rate your Tech' (`?rate=10001`, or `?rate=10001&rating=5` with stars chosen), then a thank-you. */
export function RateDialog(props: OrderDialogProps) {
  const { value: orderId } = props;
  const [query] = useSearchParams();
  const order = useOrder(orderId);
  const attributes = useRatingAttributes();
  const review = useReviewJob();
  const once = useOneAtATime();
  const now = useServiceTime();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(`review.${orderId}`, reviewIn, () => ({
    rating: ratingOf(query.get('rating')),
    description: '',
    chosen: [],
  }));
  const { rating, description, chosen } = draft.values;
  const [error, setError] = useState<string>();

  const state = order.data && (review.isSuccess ? 'thanks' : stateOf(order.data, now));
  const offered = rating === undefined ? [] : attributesFor(attributes.data ?? [], rating);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (state !== 'open') return;
    if (rating === undefined) {
      setError('Choose one to five stars.');
      form.current?.querySelector<HTMLElement>('input[type="radio"]')?.focus();
      return;
    }
    once(() =>
      review
        .mutateAsync({
          orderId,
          rating,
          description: description.trim() || null,
          attributes: offered.filter(({ id }) => chosen.includes(id)).map(({ id }) => id),
          visible: isPublicReview(rating, description),
          ratingSystem: 'simplified',
        })
        .then(draft.forget, (failure: unknown) => tellFailure(failure, 'review', props)),
    );
  };

  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      onClosed={props.onClosed}
      keepOpen={review.isPending}
      title={state === 'thanks' ? 'Thank you' : 'Rate your Tech'}
      subtitle={state === 'open' ? subtitle(order.data) : undefined}
      onSubmit={submit}
      kept
      formRef={form}
      actions={
        state === 'thanks' ? (
          <Button variant="contained" onClick={props.onClose}>
            Done
          </Button>
        ) : (
          state === 'open' && (
            <>
              <Button variant="outlined" onClick={props.onClose} disabled={review.isPending}>
                Not now
              </Button>
              <BusyButton type="submit" variant="contained" busy={review.isPending}>
                Submit rating
              </BusyButton>
            </>
          )
        )
      }
    >
      <StepFocus step={state ?? 'loading'}>{content()}</StepFocus>
    </Dialog>
  );

  function content() {
    switch (state) {
      case undefined:
        if (order.isError) return <ErrorState onRetry={() => void order.refetch()} />;
        return <SkeletonRows count={3} height={64} gap={16} />;
      case 'forbidden':
        return 'Only people who take part in this order, or manage it, can rate the job.';
      case 'none':
        return 'The job can be rated when it is complete.';
      case 'expired':
        return 'The time to rate this job is over.';
      case 'reviewed':
        return reviewedWords(order.data);
      case 'thanks':
        return (
          <Box component="output" sx={{ display: 'flex', gap: 1.5 }}>
            <Box component="span" sx={{ display: 'inline-flex', flex: 'none', color: 'success.main' }}>
              <CircleCheck size={24} />
            </Box>
            <Typography>Your rating has been submitted!</Typography>
          </Box>
        );
      case 'open':
        return (
          <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <StarField
              rating={rating}
              error={error}
              onRate={(stars) => {
                draft.change({ rating: stars });
                setError(undefined);
              }}
            />
            {rating !== undefined && attributes.isPending && <SkeletonRows count={2} height={72} gap={12} />}
            {offered.length > 0 && (
              <RatingAttributes
                attributes={offered}
                chosen={chosen}
                onChange={(ids) => draft.change({ chosen: ids })}
              />
            )}
            <TextField
              label="Description"
              optional
              multiline
              minRows={3}
              maxRows={8}
              value={description}
              onChange={(event) => draft.change({ description: event.target.value })}
              inputProps={{ maxLength: 4000 }}
              hint={visibilityWords(rating, description)}
            />
          </Box>
        );
    }
  }

  function subtitle(shown: OrderView | undefined) {
    const name = shown?.technician ? technicianName(shown.technician) : undefined;
    const left = shown?.reviewExpiredAt ? daysLeftWords(shown.reviewExpiredAt, now) : undefined;
    return [name && `${name}.`, left].filter(Boolean).join(' ') || undefined;
  }
}

export interface RatingAttributesProps {
  readonly attributes: readonly RatingAttribute[];
  /** Ids. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
}

/** What the rating is for, by category. */
export function RatingAttributes({ attributes, chosen, onChange }: RatingAttributesProps) {
  const categories = [...new Set(attributes.map(({ category }) => category))];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))' }}>
      {categories.map((category) => {
        const own = attributes.filter((each) => each.category === category);
        const isOwn = (id: string) => own.some((each) => each.id === id);
        return (
          <ChipSelect
            key={category}
            label={categoryNames[category]}
            options={own.map(({ id, name }) => ({ value: id, label: name }))}
            value={chosen.filter(isOwn)}
            onChange={(now) => onChange([...chosen.filter((id) => !isOwn(id)), ...now])}
          />
        );
      })}
    </Box>
  );
}

function stateOf(order: OrderView, now: Date) {
  const state = reviewState(order, now);
  return state === 'open' && !order.allowedCommands.includes('reviewJob') ? 'forbidden' : state;
}

function reviewedWords(order: OrderView | undefined): string {
  const rating = order?.reviewByCustomer?.rating;
  if (rating === undefined) return 'This job has been rated already.';
  return `This job has been rated already: ${rating} ${rating === 1 ? 'star' : 'stars'}, ${ratingLabel(rating)}.`;
}

/** Who will see the rating as written so far (document 1 section 9). */
function visibilityWords(rating: number | undefined, description: string): string {
  return isPublicReview(rating ?? 5, description)
    ? 'Your rating will be public, on the technician’s profile.'
    : 'Your rating will be private and anonymous.';
}

const categoryNames: Readonly<Record<RatingCategory, string>> = {
  commitment: 'Commitment',
  communication: 'Communication',
  expertise: 'Expertise',
  preparation: 'Preparation',
  professionalism: 'Professionalism',
  punctuality: 'Punctuality',
  quality: 'Quality',
  safety: 'Safety',
};
