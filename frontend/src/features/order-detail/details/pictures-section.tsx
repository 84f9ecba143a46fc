import type { OrderView } from '#schema/orders/order.ts';
import { StoredFiles } from '../../../components/chat/stored-files.tsx';
import { PanelSection } from '../../../components/facts/panel-section.tsx';
import { chatCalls } from '../api.ts';

/** Photos and videos of the order, newest first. */
export function PicturesSection({ order }: { readonly order: OrderView }) {
  const pictures = order.files
    .filter(({ type }) => type !== 'pdf')
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
  if (pictures.length === 0) return null;
  return (
    <PanelSection title="Pictures">
      <StoredFiles orderId={order.id} files={pictures} fileUrl={chatCalls.fileUrl} />
    </PanelSection>
  );
}
