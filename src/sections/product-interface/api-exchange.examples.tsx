import { ApiExchange } from "./api-exchange";

export const examples = {
  regular: (
    <ApiExchange
      exchange={{
        note: "A sample.",
        request: "GET https://api.example.com/v1/factors?activity=train&region=DE",
        parameters: [
          { name: "activity", description: "What was done." },
          { name: "region", description: "Where it was done." },
        ],
        status: "200 OK",
        response: '{\n  "factor": 0.031,\n  "unit": "km"\n}\n',
      }}
    />
  ),
};
