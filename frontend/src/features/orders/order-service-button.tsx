import Button, { type ButtonProps } from '@mui/material/Button';
import { Link } from 'react-router-dom';

/** To the order wizard. */
export function OrderServiceButton({ variant = 'contained' }: Pick<ButtonProps, 'variant'>) {
  return (
    <Button component={Link} to="/orders/new" variant={variant}>
      Order Service
    </Button>
  );
}
