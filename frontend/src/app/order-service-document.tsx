import {
  OrderServicePage,
  type OrderServicePageProps,
} from '../features/order-service/order-service-page.tsx';
import { BenefitList } from '../features/sign-in/benefits.tsx';
import { customerBenefits } from '../features/sign-in/customer-benefits.tsx';

/** The whole of `/order-service`. */
export function OrderServiceDocument(props: Omit<OrderServicePageProps, 'more'>) {
  return <OrderServicePage {...props} more={<BenefitList benefits={customerBenefits} />} />;
}
