import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Disclosure } from '../../components/flow/disclosure.tsx';

/** What is a health alert? */
export function Explainer() {
  return (
    <Disclosure title="What is a health alert?">
      <Box sx={{ display: 'grid', gap: 1.5, pt: 0.5 }}>
        <Typography>
          A health alert is the message a machine's telematics sends when it detects a fault. It comes by
          email, or shows up in the manufacturer's portal.
        </Typography>
        <Typography>
          Import one, and Code Clear reads the fault codes, the machine and its location from it. If the
          faults need service, it creates a pending order, and a manager decides: Get It Fixed, or Don't Fix
          It.
        </Typography>
        <Typography>
          An alert needs three things: a fault code, the equipment's brand and model, and a location.
        </Typography>
      </Box>
    </Disclosure>
  );
}
