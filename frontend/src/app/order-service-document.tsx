import {
  OrderServicePage,
  type OrderServicePageProps,
} from '../features/order-service/order-service-page.tsx';
import { BenefitList } from '../features/sign-in/benefits.tsx';
import { customerBenefits } from '../features/sign-in/customer-benefits.tsx';

export type OrderServiceDocumentProps = Omit<OrderServicePageProps, 'more'>;

/** The whole of `/order-service`. */
export function OrderServiceDocument(props: OrderServiceDocumentProps) {
  return <OrderServicePage {...props} more={<BenefitList benefits={customerBenefits} />} />;
}
