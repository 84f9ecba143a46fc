import { ArrowRight } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { Model } from '#schema/machines/catalogue.ts';
import type { FoundAddress } from '#schema/places/jobsites.ts';
import { MachineDrawing } from '../../components/identity/machine-drawing.tsx';
import { BusyButton } from '../../components/light/busy-button.tsx';
import { SearchField, type Suggestion } from '../../components/light/search-field.tsx';
import { publicApi } from '../../lib/public-api.ts';
import type { Talk } from './use-conversation.ts';

interface ComposerProps {
  readonly talk: Talk;
  readonly onFinal: () => void;
}

/** Answers the open question: suggestions, a field with Send, or the button that ends the conversation. */
export function Composer({ talk, onFinal }: ComposerProps) {
  const { step, isThinking, hasBegun, places = [] } = talk;
  const [text, setText] = useState(talk.unsent);
  const form = useRef<HTMLFormElement>(null);
  const follows = useRef(hasBegun);
  useEffect(() => {
    if (follows.current) form.current?.querySelector<HTMLElement>('[data-answer], input')?.focus();
  }, []);

  const send = (event: FormEvent) => {
    event.preventDefault();
    const words = text.trim();
    if (isThinking) return;
    if (step === 'Final') onFinal();
    else if (words !== '') {
      setText('');
      giveText(talk, words);
    }
  };
  const field = { value: text, onText: setText };

  return (
    <form className="composer" ref={form} onSubmit={send}>
      {step === 'Model' && <SuggestedModels onChoose={talk.chooseModel} isBusy={isThinking} />}
      {step === 'Issue' && <Choices options={quickIssues} onChoose={talk.giveIssue} isBusy={isThinking} />}
      {places.length > 0 && (
        <Choices
          options={places.map(({ label }) => label)}
          isBusy={isThinking}
          onChoose={(label) => {
            const chosen = places.find((place) => place.label === label);
            if (chosen) talk.choosePlace(chosen);
          }}
        />
      )}
      {step === 'Final' ? (
        <button type="submit" className="button button-main" data-answer>
          Find your technician
        </button>
      ) : (
        <div className="composer-line">
          {step === 'Model' && (
            <SearchField<Model & Suggestion>
              {...field}
              label="Machine"
              placeholder="Make and model: Cat 320"
              minLength={2}
              search={async (search, signal) => {
                const { data } = await publicApi.public.getModels.query({ search, limit: 8 }, { signal });
                return data.map((model) => ({ ...model, label: model.makeModel, note: model.product.name }));
              }}
              onChoose={talk.chooseModel}
            />
          )}
          {step === 'EquipmentType' && (
            <SearchField
              {...field}
              label="Kind of machine"
              placeholder="Such as Excavator"
              minLength={2}
              search={async (search, signal) =>
                named(await publicApi.public.getProducts.query({ search }, { signal }))
              }
              onChoose={({ label }) => talk.giveType(label)}
            />
          )}
          {step === 'Brand' && (
            <SearchField
              {...field}
              label="Maker"
              placeholder="Such as Komatsu"
              minLength={2}
              search={async (search, signal) =>
                named(await publicApi.public.getBrands.query({ search }, { signal }))
              }
              onChoose={({ label }) => talk.giveBrand(label)}
            />
          )}
          {step === 'Issue' && <IssueField value={text} onText={setText} />}
          {step === 'Location' && (
            <SearchField<FoundAddress & Suggestion>
              {...field}
              label="Jobsite address"
              placeholder="Address, town or coordinates"
              minLength={3}
              search={async (search, signal) =>
                (await talk.findPlaces(search, signal)).map((place) => ({ ...place, id: place.label }))
              }
              onChoose={talk.choosePlace}
            />
          )}
          <BusyButton
            type="submit"
            className="button-ink"
            busy={isThinking}
            disabled={!isThinking && text.trim() === ''}
          >
            <span className="send-word">Send</span>
            <ArrowRight size={18} />
          </BusyButton>
        </div>
      )}
    </form>
  );
}

function giveText(talk: Talk, words: string): void {
  switch (talk.step) {
    case 'Model':
      talk.typeModel(words);
      break;
    case 'EquipmentType':
      talk.giveType(words);
      break;
    case 'Brand':
      talk.giveBrand(words);
      break;
    case 'Issue':
      talk.giveIssue(words);
      break;
    case 'Location':
      talk.typePlace(words);
      break;
    case 'Final':
      break;
  }
}

interface ChoicesProps {
  readonly options: readonly string[];
  readonly onChoose: (option: string) => void;
  readonly isBusy: boolean;
}

function Choices({ options, onChoose, isBusy }: ChoicesProps) {
  return (
    <div className="choices">
      {options.map((option) => (
        <button
          key={option}
          type="button"
          className="button button-outlined"
          disabled={isBusy}
          onClick={() => onChoose(option)}
        >
          {option}
        </button>
      ))}
    </div>
  );
}

interface IssueFieldProps {
  readonly value: string;
  readonly onText: (text: string) => void;
}

/** Several lines. Enter sends; Shift+Enter starts a new line. */
function IssueField({ value, onText }: IssueFieldProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <textarea
      className="field-input issue"
      aria-label="What is wrong"
      placeholder="Such as no power under load, code 3251-0"
      rows={2}
      maxLength={4000}
      enterKeyHint="send"
      value={value}
      onChange={({ target }) => onText(target.value)}
      onKeyDown={onKeyDown}
      data-answer
    />
  );
}

/** Document 1 section 2. */
const quickIssues = ['DEF Regen Issue', 'PM Service Needed', 'Hydraulic Leak', 'Electrical Issues'] as const;

function named(found: readonly { readonly name: string }[]) {
  return found.map(({ name }) => ({ id: name, label: name }));
}

interface SuggestedModelsProps {
  readonly onChoose: (model: Model) => void;
  readonly isBusy: boolean;
}

/** The three most ordered models. Their space is reserved while they load. */
function SuggestedModels({ onChoose, isBusy }: SuggestedModelsProps) {
  const [models, setModels] = useState<readonly Model[]>([]);
  useEffect(() => {
    const stopped = new AbortController();
    publicApi.public.getModels
      .query({ limit: suggested }, { signal: stopped.signal })
      .then(({ data }) => setModels(data))
      // The field below takes any machine.
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
