import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { OrderView } from '#schema/orders/order.ts';
import { ChatPanel } from '../../../components/chat/chat-panel.tsx';
import { ChatIntro, type Participant, Participants } from '../../../components/chat/participants.tsx';
import { usePictures } from '../../../lib/colleagues.ts';
import { useOpenDialog } from '../../../lib/dialog-address.ts';
import { useProfile } from '../../../lib/profile.ts';
import { chatCalls, deliverChatbotUpdate } from '../api.ts';
import { ReopenButton } from '../status/order-actions.tsx';
import { withPictures } from './with-pictures.ts';

/** The order's timeline and chat, for customers. */
export function ChatTab({ order: kept }: { readonly order: OrderView }) {
  const pictures = usePictures();
  const order = useMemo(() => (pictures ? withPictures(kept, pictures) : kept), [kept, pictures]);
  const open = useOpenDialog();
  const viewerId = useProfile().data?.account.id;
  const answer = useCallback((questionId: string) => open('answer', questionId), [open]);
  const may = (command: string) => order.allowedCommands.includes(command);
  return (
    <Box sx={place}>
      <ChatPanel
        orderId={order.id}
        updates={order.ordersUpdates}
        viewer="customer"
        viewerId={viewerId}
        calls={chatCalls}
        closed={may('postMessage') ? undefined : <Closed order={order} />}
        timeZone={order.timeZone}
        header={<Header order={order} />}
        intro={<ChatIntro people={participantsOf(order)} />}
        onAnswer={may('answerQuestion') ? answer : undefined}
        onDeliver={may('deliverChatbotUpdate') ? deliverChatbotUpdate : undefined}
      />
    </Box>
  );
}

function Header({ order }: { readonly order: OrderView }) {
  const open = useOpenDialog();
  return (
    <Box sx={header}>
      <Typography variant="h2">Chat</Typography>
      <Participants
        people={participantsOf(order)}
        onEdit={
          order.allowedCommands.includes('updateParticipants')
            ? () => open('participants', order.id)
            : undefined
        }
      />
    </Box>
  );
}

/** A cancelled or rejected order's chat is closed until the order is reopened. */
function Closed({ order }: { readonly order: OrderView }): ReactNode {
  const { allowedCommands } = order;
  const asks = allowedCommands.includes('reopen');
  const mayReopen = asks || allowedCommands.includes('reopenPendingOrder');
  if (order.status !== 'cancelled' && order.status !== 'rejected') {
    return 'You can read this chat, but not write in it.';
  }
  return (
    <Box sx={closed}>
      The chat of this order is closed.
      {mayReopen ? (
        <ReopenButton orderId={order.id} asks={asks} />
      ) : (
        'You are not authorized to reopen orders'
      )}
    </Box>
  );
}

/** The owner, the other participants, and the technician once there is one. */
function participantsOf({ customer: owner, ordersCustomers, technician }: OrderView): Participant[] {
  const taking = ordersCustomers.map(({ customer: { account } }) => account);
  const people: Participant[] = [
    ...(owner === null ? [] : [{ ...owner, title: 'Owner', roleName: undefined }]),
    ...taking,
  ].map(({ id, fullName, picture, title, roleName }) => ({
    id,
    name: fullName,
    picture,
    role: title ?? roleName ?? undefined,
  }));
  if (technician !== null) {
    const { fullName, picture } = technician.account;
    people.push({ id: technician.id, name: fullName, picture, role: 'Technician' });
  }
  return people;
}

const place = { height: '100%' } as const;

const header = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  minHeight: 44,
  mb: 2,
} as const;

const closed = { display: 'grid', justifyItems: 'center', gap: 1 } as const;
