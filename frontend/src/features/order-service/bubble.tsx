import { Pencil } from 'lucide-react';
import { BrandMark } from '../../components/shell/brand-mark.tsx';

interface BubbleProps {
  readonly from: 'bot' | 'person';
  readonly words: string;
  /** Takes an answer back. */
  readonly onChange?: () => void;
  /** Nothing can be taken back at the moment. */
  readonly isBusy?: boolean;
}

/** One thing that was said. */
export function Bubble({ from, words, onChange, isBusy = false }: BubbleProps) {
  return (
    <div className={`bubble-row bubble-row-${from}`}>
      {from === 'bot' && <BrandMark size={24} />}
      {onChange && (
        <button
          type="button"
          className="button bubble-change"
          aria-label={`Change ${words}`}
          disabled={isBusy}
          onClick={onChange}
        >
          <Pencil size={16} />
        </button>
      )}
      <p className={`bubble bubble-${from}`}>
        {from === 'person' && <span className="visually-hidden">You: </span>}
        {words}
      </p>
    </div>
  );
}
