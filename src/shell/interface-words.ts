import { graphql } from "gatsby";

/** All words of `interface-words.yaml`; one that is left out here does not fit the type that components ask for. */
export const interfaceWordsFragment = graphql`
  fragment InterfaceWordsFields on InterfaceWords {
    navigation {
      skipLink
      homeLink
      main
      menu
      breadcrumbs
    }
    links {
      newTab
      about
      demonstration
    }
    social {
      microblog
      codeHost
      professionalNetwork
      email
    }
    video {
      play
      playTestimonial
      close
      frame
      ownPage
      transcript
    }
    program {
      failed
    }
    theme {
      day
      evening
    }
    clipboard {
      copied
      refused
    }
    policy {
      updated
      contents
    }
    storage {
      cookie
      localStorage
      sessionStorage
      duration
      switchedOn
      switchedOff
    }
    process {
      hour
    }
    offices {
      now
    }
    related {
      title
    }
    artefact {
      sample
      wait
      work
      total
      closer
    }
    document {
      page
      close
    }
    engagements {
      duration
      price
    }
    matrix {
      industry
      none
    }
    roofPlan {
      drawing
      monthlyYield
      faces
      face
      area
      areaValue
      panels
      yearly
      yearlyValue
      saving
      said
    }
    apiExchange {
      title
      request
      response
      status
      copyRequest
      languages
      zone
      hour
      hourValue
      said
    }
    emissionFactors {
      title
      activity
      region
      factor
      unit
      source
      allActivities
      countedIn
      asPublished
      said
    }
    footprint {
      bills
      basis
      tonnes
      totalUnit
      chart
      chartPart
      scope
      share
      invalid
      reset
      line
      scopeLine
      sumLine
    }
    factorSource
    units {
      kWh {
        ...UnitWordFields
      }
      MWh {
        ...UnitWordFields
      }
      therm {
        ...UnitWordFields
      }
      litre {
        ...UnitWordFields
      }
      gallon {
        ...UnitWordFields
      }
      kilogram {
        ...UnitWordFields
      }
      tonne {
        ...UnitWordFields
      }
      shortTon {
        ...UnitWordFields
      }
      kilometre {
        ...UnitWordFields
      }
      mile {
        ...UnitWordFields
      }
      tonneKilometre {
        ...UnitWordFields
      }
      shortTonMile {
        ...UnitWordFields
      }
    }
  }

  fragment UnitWordFields on UnitWord {
    symbol
    one
  }
`;
