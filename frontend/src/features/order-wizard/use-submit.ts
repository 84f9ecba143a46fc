import { apiFailure, madeBefore } from '../../lib/api-failure.ts';
import { tellDuplicate } from '../../lib/duplicate-number.ts';
import { jobsiteNameTaken, messageOf } from '../../lib/messages.ts';
import { toast } from '../../lib/toasts.ts';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { useCreateOrder } from './api.ts';
import { createInput } from './create-input.ts';
import type { Draft } from './draft.ts';
import { type Faults, type Orderer, type StepId, stepOfInput } from './step-rules.ts';

export interface SubmitOptions {
  readonly draft: Draft;
  readonly orderer: Orderer;
  readonly onOrdered: (orderId: string) => void;
  /** The company has reached its credit limit. */
  readonly onCreditHold: () => void;
  /** What the API refused, and the step it belongs to. */
  readonly onRefused: (step: StepId, faults: Faults) => void;
}

/** Places the order, once however often it is pressed. A failure keeps what was typed and says what to do. */
export function useSubmit({ draft, orderer, onOrdered, onCreditHold, onRefused }: SubmitOptions) {
  const create = useCreateOrder();
  const once = useOneAtATime();
  const refused = (error: unknown) => {
    const { code, details } = apiFailure(error);
    const placed = madeBefore(error);
    if (placed !== undefined) {
      toast.warning('Your order was placed before your last changes.');
      return onOrdered(placed);
    }
    const numbers = { serialNumber: draft.serialNumber.trim(), unitNumber: draft.unitNumber.trim() };
    const duplicate = tellDuplicate(error, numbers);
    if (duplicate) return onRefused('equipment', duplicate);
    if (code === 'CREDIT_LIMIT_REACHED') return onCreditHold();
    if (code === 'JOBSITE_NAME_TAKEN') return onRefused('location', { jobsiteName: jobsiteNameTaken });
    toast.error(messageOf(error, 'orderService'));
    const [[path, words] = []] = Object.entries(details.fields ?? {});
    if (path === undefined || words === undefined) return;
    const [field = path] = path.split('.');
    onRefused(stepOfInput(field), { [draftFields[field] ?? field]: words });
  };
  return {
    busy: create.isPending,
    submit: () =>
      once(async () => {
        const input = createInput(draft, orderer);
        if (input === undefined) return;
        try {
          const { order } = await create.mutateAsync({ key: draft.key, input });
          toast.success('Service order created successfully');
          onOrdered(order.id);
        } catch (error) {
          refused(error);
        }
      }),
  };
}

/** Where the draft's name for an input differs. */
const draftFields: Readonly<Record<string, keyof Draft>> = {
  errorCodes: 'faultCodes',
  customerId: 'ownerId',
  equipmentId: 'machine',
  modelId: 'machine',
  brand: 'machine',
  model: 'machine',
};
