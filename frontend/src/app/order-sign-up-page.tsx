import { MapPin, Truck, UsersRound, Wrench } from 'lucide-react';
import { SplitAuthPage } from '../components/templates/split-auth-page.tsx';
import { ActivateStep } from '../features/sign-in/activate-step.tsx';
import { CodeStep } from '../features/sign-in/code-step.tsx';
import { CustomerBenefits } from '../features/sign-in/customer-benefits.tsx';
import { nobody, type SignInStep } from '../features/sign-in/sign-in-step.ts';
import { SignUpStep } from '../features/sign-in/sign-up-step.tsx';
import { useSignInSteps } from '../features/sign-in/use-sign-in-steps.ts';
import type { DescribedOrder } from '../lib/order-answers.ts';

export interface OrderSignUpPageProps {
  readonly order: DescribedOrder;
  readonly first: SignInStep;
  /** Keeps the order, to be placed after the next sign-in. */
  readonly onSend: () => void;
  readonly onCodeSent: () => void;
}

/**
 * `/order-service/sign-up`: asks who is ordering (document 1 section 2). Someone who already has an account gets a
 * login code instead, and the order is placed all the same.
 */
export function OrderSignUpPage({ order, onSend, ...props }: OrderSignUpPageProps) {
  const { current, onNext, onKeep, onBack } = useSignInSteps({ ...props, beginning: signUp });
  return (
    <OrderFrame order={order}>
      {current.step === 'otp' && (
        <CodeStep current={current} submitLabel={findTechnician} onKeep={onKeep} onBack={onBack} />
      )}
      {current.step === 'signup-verification' && (
        <ActivateStep current={current} submitLabel={findTechnician} onKeep={onKeep} onBack={onBack} />
      )}
      {current.step === 'signup' && (
        <SignUpStep
          current={current}
          lead={
            <p className="step-lead">
              Tell us who you are, and we’ll send a code to your work email. Already have an account?{' '}
              <a href="/login" onClick={onSend}>
                Sign in
              </a>
              , and your order comes with you.
            </p>
          }
          submitLabel="Send verification code"
          onSend={onSend}
          onKeep={onKeep}
          onNext={onNext}
          onBack={onBack}
        />
      )}
    </OrderFrame>
  );
}

/** For someone who is signed in. The order came from a link or another site, so the person must confirm it. */
export function OrderConfirmPage({ order, onSend }: Pick<OrderSignUpPageProps, 'order' | 'onSend'>) {
  return (
    <OrderFrame order={order}>
      <button type="button" className="button button-main" onClick={onSend}>
        {findTechnician}
      </button>
      <a className="button" href="/orders">
        Go to orders
      </a>
    </OrderFrame>
  );
}

/** The first step, before we know who it is. */
export const signUp: SignInStep = { step: 'signup', details: nobody, unknown: '' };

interface OrderFrameProps {
  readonly order: DescribedOrder;
  readonly children: React.ReactNode;
}

function OrderFrame({ order, children }: OrderFrameProps) {
  const { city, state } = order.address;
  return (
    <SplitAuthPage title={`Great! We service ${city}, ${state}`} aside={<CustomerBenefits />}>
      <div className="step step-many">
        <SummaryCard order={order} />
        {children}
      </div>
    </SplitAuthPage>
  );
}

const findTechnician = 'Find my technician';

/** A summary of the order before it is placed (document 1 section 2). */
function SummaryCard({ order }: { readonly order: DescribedOrder }) {
  const rows = [
    { icon: Truck, label: 'Machine', words: order.machine },
    { icon: Wrench, label: 'Issue', words: order.issue },
    { icon: MapPin, label: 'Location', words: order.place },
  ];
  return (
    <section className="summary" aria-label="Your order">
      <dl>
        {rows.map(({ icon: Icon, label, words }) => (
          <div key={label}>
            <dt>
              <Icon size={20} />
              <span className="visually-hidden">{label}</span>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p>
        <UsersRound size={20} />
        250+ technicians in our network
      </p>
    </section>
  );
}
