import { useEffect, useState } from 'react';
import type { Model } from '#schema/machines/catalogue.ts';
import { MachineDrawing } from '../../components/identity/machine-drawing.tsx';
import { publicApi } from '../../lib/public-api.ts';

interface SuggestedModelsProps {
  readonly onChoose: (model: Model) => void;
  readonly isBusy: boolean;
}

/** The three models that are ordered for most. Their room is there before they are. */
export function SuggestedModels({ onChoose, isBusy }: SuggestedModelsProps) {
  const [models, setModels] = useState<readonly Model[]>([]);
  useEffect(() => {
    const stopped = new AbortController();
    publicApi.public.getModels
      .query({ limit: suggested }, { signal: stopped.signal })
      .then(({ data }) => setModels(data))
      // The field beneath them takes any machine.
      .catch(() => undefined);
    return () => stopped.abort();
  }, []);
  return (
    <div className="models">
      {Array.from({ length: suggested }, (_, at) => {
        const model = models[at];
        return model === undefined ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place, until there is a model for it
          <span key={at} className="model" />
        ) : (
          <button
            key={model.id}
            type="button"
            className="button button-outlined model"
            disabled={isBusy}
            onClick={() => onChoose(model)}
          >
            <MachineDrawing product={model.product.name} />
            <span className="model-name">{model.makeModel}</span>
            <span className="model-type">{model.product.name}</span>
          </button>
        );
      })}
    </div>
  );
}

/** Document 1 section 9. */
const suggested = 3;
