import { graphql } from "gatsby";
import { useId } from "react";
import { CopyButton } from "../../components/copy-button";
import { ScrollRegion } from "../../components/scroll-region";
import { useWords } from "../../components/words";
import type { Style } from "../../theme/variants";
import { InterfaceFrame } from "./interface-frame";

const code = {
  p: "18px 20px",
  bg: "bandInset",
  color: "accentHover",
  fontFamily: "monospace",
  fontSize: "0.875rem",
  lineHeight: 1.7,
  borderRadius: "medium",
} satisfies Style;

const label = { variant: "text.h4", fontSize: "small", mt: 3, mb: 1 } satisfies Style;

/** One request to the API with its parameters, and the answer to it. */
export const ApiExchange = ({ exchange }: { exchange: Queries.ApiExchangeFieldsFragment }) => {
  const words = useWords().apiExchange;
  const requestId = useId();
  return (
    <InterfaceFrame title={words.title} note={exchange.note}>
      <div
        sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", justifyContent: "space-between", gap: 2, mb: 1 }}
      >
        <h3 sx={{ variant: "text.h4", fontSize: "small" }}>{words.request}</h3>
        <CopyButton source={requestId} label={words.copyRequest} />
      </div>
      <ScrollRegion label={words.request} sx={code}>
        <pre sx={{ m: 0, fontFamily: "inherit" }}>
          <code id={requestId}>{exchange.request}</code>
        </pre>
      </ScrollRegion>
      <dl sx={{ mt: 2, fontSize: "label" }}>
        {exchange.parameters.map(({ name, description }) => (
          <div
            key={name}
            sx={{
              display: "grid",
              gridTemplateColumns: ["1fr", "minmax(90px, 0.3fr) 1fr"],
              gap: ["0", 2],
              py: "8px",
              borderBottom: "1px solid",
              borderColor: "border",
            }}
          >
            <dt>
              <code sx={{ fontFamily: "monospace", fontWeight: "bold" }}>{name}</code>
            </dt>
            <dd sx={{ color: "muted" }}>{description}</dd>
          </div>
        ))}
      </dl>
      <h3 sx={label}>
        {words.status} <span sx={{ color: "primary" }}>{exchange.status}</span>
      </h3>
      <ScrollRegion label={words.response} sx={code}>
        <pre sx={{ m: 0, fontFamily: "inherit" }}>
          <code>{exchange.response.trimEnd()}</code>
        </pre>
      </ScrollRegion>
    </InterfaceFrame>
  );
};

export const apiExchangeFragment = graphql`
  fragment ApiExchangeFields on ApiExchange {
    note
    request
    parameters {
      name
      description
    }
    status
    response
  }
`;
